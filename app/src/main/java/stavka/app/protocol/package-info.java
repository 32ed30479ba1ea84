/** The line protocol by which outside programs play or drive Stavka: docs/protocol.md. */
@NullMarked
package stavka.app.protocol;

import org.jspecify.annotations.NullMarked;
