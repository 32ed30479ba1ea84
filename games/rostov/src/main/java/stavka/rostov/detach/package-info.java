/** Regiments detached from divisions and taken back [24]. */
@NullMarked
package stavka.rostov.detach;

import org.jspecify.annotations.NullMarked;
