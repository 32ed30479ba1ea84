/** Garrisons, Zap regiments, flotillas and great guns [22.7, 22.8, 23.3, 23.4]. */
@NullMarked
package stavka.rostov.special;

import org.jspecify.annotations.NullMarked;
