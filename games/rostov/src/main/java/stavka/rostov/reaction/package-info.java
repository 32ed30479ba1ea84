/** What the defender does about declared attacks [14]. */
@NullMarked
package stavka.rostov.reaction;

import org.jspecify.annotations.NullMarked;
