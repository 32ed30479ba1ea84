/** What phases are made of, and what is forgotten between them [4.2]. */
@NullMarked
package stavka.rostov.sequence;

import org.jspecify.annotations.NullMarked;
