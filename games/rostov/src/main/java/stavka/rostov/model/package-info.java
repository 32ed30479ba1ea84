/** What does not change while it is played, and how a position keeps what does [2, 3.1, 4.1]. */
@NullMarked
package stavka.rostov.model;

import org.jspecify.annotations.NullMarked;
