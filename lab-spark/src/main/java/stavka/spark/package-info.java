/** Studies on Apache Spark. */
@NullMarked
package stavka.spark;

import org.jspecify.annotations.NullMarked;
