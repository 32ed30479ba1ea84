/** What numbers can be trusted to say. */
@NullMarked
package stavka.lab.stats;

import org.jspecify.annotations.NullMarked;
