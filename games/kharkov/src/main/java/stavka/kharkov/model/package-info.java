/**
 * What the numbered sections of Kharkov share: pieces, ground, charts, the layout of a position and
 * what it shows.
 */
@NullMarked
package stavka.kharkov.model;

import org.jspecify.annotations.NullMarked;
