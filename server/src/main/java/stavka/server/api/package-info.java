/** What the API says of games and matches, as JSON. */
@NullMarked
package stavka.server.api;

import org.jspecify.annotations.NullMarked;
