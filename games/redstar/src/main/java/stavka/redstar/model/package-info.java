/** What does not change while Red Star Rising is played, and the layout of what does. */
@NullMarked
package stavka.redstar.model;

import org.jspecify.annotations.NullMarked;
