/** The orders, events and rules that matches between bots meet. */
@NullMarked
package stavka.lab.usage;

import org.jspecify.annotations.NullMarked;
