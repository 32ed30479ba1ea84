/** What the tests of games share: boards drawn as text, play with scripted dice, common checks. */
@NullMarked
package stavka.testkit;

import org.jspecify.annotations.NullMarked;
