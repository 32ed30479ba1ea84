/** Transport by air and by sea [11.7, 11.8]. */
@NullMarked
package stavka.rostov.transport;

import org.jspecify.annotations.NullMarked;
