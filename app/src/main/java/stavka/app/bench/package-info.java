/** Benchmarks: a package for each part that {@code stavka bench} can measure. */
@NullMarked
package stavka.app.bench;

import org.jspecify.annotations.NullMarked;
