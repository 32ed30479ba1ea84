/** Who stands where, whose zones lie where, and what coming to a hex brings about. */
@NullMarked
package stavka.operational.board;

import org.jspecify.annotations.NullMarked;
