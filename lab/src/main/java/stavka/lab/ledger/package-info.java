/**
 * A second bookkeeper: it knows the header and the events of a record, and no rule, and keeps
 * account of all that everybody may see.
 */
@NullMarked
package stavka.lab.ledger;

import org.jspecify.annotations.NullMarked;
