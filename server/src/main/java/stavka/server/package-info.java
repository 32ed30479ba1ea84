/** The table's server: matches over HTTP with live updates, kept in a database. */
@NullMarked
package stavka.server;

import org.jspecify.annotations.NullMarked;
