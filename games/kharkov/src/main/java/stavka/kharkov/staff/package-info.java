/** What is wise in Kharkov, for bots and for proposals; no rule stands on it. */
@NullMarked
package stavka.kharkov.staff;

import org.jspecify.annotations.NullMarked;
