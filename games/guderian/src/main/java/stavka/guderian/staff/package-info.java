/** What is wise in Panzergruppe Guderian, for bots and for proposals; no rule stands on it. */
@NullMarked
package stavka.guderian.staff;

import org.jspecify.annotations.NullMarked;
