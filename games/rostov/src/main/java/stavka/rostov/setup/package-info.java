/** Reads the game's data and lays a scenario out [4.1]. */
@NullMarked
package stavka.rostov.setup;

import org.jspecify.annotations.NullMarked;
