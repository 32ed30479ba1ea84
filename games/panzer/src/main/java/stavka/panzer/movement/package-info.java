/** Movement by march and by rail, overruns, and motions that go on after an interruption. */
@NullMarked
package stavka.panzer.movement;

import org.jspecify.annotations.NullMarked;
