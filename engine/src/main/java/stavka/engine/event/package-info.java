/** What happened, in the order it happened: one log for page, record and tests. */
@NullMarked
package stavka.engine.event;

import org.jspecify.annotations.NullMarked;
