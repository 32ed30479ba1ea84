/** Tables of results, as CSV and as Parquet. */
@NullMarked
package stavka.lab.table;

import org.jspecify.annotations.NullMarked;
