/** What the staffs of both sides hold wise, for bots: no rule stands behind it. */
@NullMarked
package stavka.rostov.staff;

import org.jspecify.annotations.NullMarked;
