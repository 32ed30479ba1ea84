/** What Kharkov shows to those who play or watch it. */
@NullMarked
package stavka.kharkov.table;

import org.jspecify.annotations.NullMarked;
