/** Soviet headquarters and the troops of the NKVD [22]. */
@NullMarked
package stavka.rostov.command;

import org.jspecify.annotations.NullMarked;
