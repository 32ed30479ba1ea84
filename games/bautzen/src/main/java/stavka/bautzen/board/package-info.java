/** Who stands where and whose zones lie where [3]. */
@NullMarked
package stavka.bautzen.board;

import org.jspecify.annotations.NullMarked;
