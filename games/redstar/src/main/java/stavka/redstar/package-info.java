/** Red Star Rising: the Eastern Front from June 1941 to April 1944. */
@NullMarked
package stavka.redstar;

import org.jspecify.annotations.NullMarked;
