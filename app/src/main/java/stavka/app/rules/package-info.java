/** Which rule of a book lives where in the code, and which tests prove it. */
@NullMarked
package stavka.app.rules;

import org.jspecify.annotations.NullMarked;
