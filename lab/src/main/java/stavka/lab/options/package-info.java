/** The types of order a game has and the values their components take, apart from ids. */
@NullMarked
package stavka.lab.options;

import org.jspecify.annotations.NullMarked;
