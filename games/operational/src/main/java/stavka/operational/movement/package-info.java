/** Movement phases, ways to move, overruns, and motions that go on after an interruption. */
@NullMarked
package stavka.operational.movement;

import org.jspecify.annotations.NullMarked;
