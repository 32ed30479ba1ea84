/** Readers and writers of the open formats, as JSON and YAML. */
@NullMarked
package stavka.formats;

import org.jspecify.annotations.NullMarked;
