/** The check that every order which is accepted is also offered to players. */
@NullMarked
package stavka.lab.offered;

import org.jspecify.annotations.NullMarked;
