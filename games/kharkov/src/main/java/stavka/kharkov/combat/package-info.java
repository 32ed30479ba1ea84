/**
 * Combat, retreats, advances, untried units, air support and divisional integration [9.0, 12.0,
 * 13.1, 14.0].
 */
@NullMarked
package stavka.kharkov.combat;

import org.jspecify.annotations.NullMarked;
