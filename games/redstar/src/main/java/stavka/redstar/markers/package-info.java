/** The drawn strengths of Soviet armies [6.0]. */
@NullMarked
package stavka.redstar.markers;

import org.jspecify.annotations.NullMarked;
