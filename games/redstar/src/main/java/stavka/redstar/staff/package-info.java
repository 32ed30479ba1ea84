/** What a general staff knows of the game beside its rules, for bots. */
@NullMarked
package stavka.redstar.staff;

import org.jspecify.annotations.NullMarked;
