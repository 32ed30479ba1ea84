/** A study as a page to read. */
@NullMarked
package stavka.lab.report;

import org.jspecify.annotations.NullMarked;
