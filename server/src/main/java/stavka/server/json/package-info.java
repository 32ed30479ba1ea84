/** Making and taking JSON. */
@NullMarked
package stavka.server.json;

import org.jspecify.annotations.NullMarked;
