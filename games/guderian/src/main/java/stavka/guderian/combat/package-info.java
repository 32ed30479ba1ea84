/** Combat, leaders in combat, and untried units that prove worthless [9.0, 10.0, 12.0]. */
@NullMarked
package stavka.guderian.combat;

import org.jspecify.annotations.NullMarked;
