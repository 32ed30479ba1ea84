/**
 * What the tests of games share: boards drawn as text, play with scripted dice, common checks, and
 * what toy games have in common.
 */
@NullMarked
package stavka.testkit;

import org.jspecify.annotations.NullMarked;
