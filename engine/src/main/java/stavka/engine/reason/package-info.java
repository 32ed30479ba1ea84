/**
 * Why something may not be done or came about: codes and details that become sentences only when
 * shown.
 */
@NullMarked
package stavka.engine.reason;

import org.jspecify.annotations.NullMarked;
