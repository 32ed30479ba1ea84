/** Rule numbers: the annotation, the index of a rulebook and references to it. */
@NullMarked
package stavka.engine.rule;

import org.jspecify.annotations.NullMarked;
