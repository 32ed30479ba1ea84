/** Running matches: who sits where, what was ordered, who watches. */
@NullMarked
package stavka.server.match;

import org.jspecify.annotations.NullMarked;
