/**
 * Lines of supply and command: a {@link stavka.engine.trace.Trace} is a chain of segments over
 * {@link stavka.engine.trace.Passage}s, a {@link stavka.engine.trace.TraceField} the plain spread
 * of one; the other fields answer some questions quicker.
 */
@NullMarked
package stavka.engine.trace;

import org.jspecify.annotations.NullMarked;
