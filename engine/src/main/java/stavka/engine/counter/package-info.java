/** The pieces of a scenario and their steps. */
@NullMarked
package stavka.engine.counter;

import org.jspecify.annotations.NullMarked;
