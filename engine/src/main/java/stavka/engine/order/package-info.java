/** What a player may ask for, shared by all games. */
@NullMarked
package stavka.engine.order;

import org.jspecify.annotations.NullMarked;
