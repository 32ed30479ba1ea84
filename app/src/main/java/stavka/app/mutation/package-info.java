/** Reads what mutation testing found: which broken rules the tests notice and which they do not. */
@NullMarked
package stavka.app.mutation;

import org.jspecify.annotations.NullMarked;
