/** The contract of a game and the umpire that runs its sequence of play. */
@NullMarked
package stavka.engine.play;

import org.jspecify.annotations.NullMarked;
