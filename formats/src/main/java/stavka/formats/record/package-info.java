/** Orders and events as JSON, and the record of a match: written, read and replayed. */
@NullMarked
package stavka.formats.record;

import org.jspecify.annotations.NullMarked;
