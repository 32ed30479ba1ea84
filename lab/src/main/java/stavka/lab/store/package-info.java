/** Results that outlast the process. */
@NullMarked
package stavka.lab.store;

import org.jspecify.annotations.NullMarked;
