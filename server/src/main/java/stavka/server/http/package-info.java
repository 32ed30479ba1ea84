/** The API and the page over HTTP, a class for each resource. */
@NullMarked
package stavka.server.http;

import org.jspecify.annotations.NullMarked;
