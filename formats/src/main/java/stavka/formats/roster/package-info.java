/** Orders of battle whose counters are written as profiles that many of them share. */
@NullMarked
package stavka.formats.roster;

import org.jspecify.annotations.NullMarked;
