/** Studies: many matches of one plan, with what is collected of each. */
@NullMarked
package stavka.lab.study;

import org.jspecify.annotations.NullMarked;
