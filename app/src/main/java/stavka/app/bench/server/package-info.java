/** Measures and torments a server from outside, as its users and accidents would. */
@NullMarked
package stavka.app.bench.server;

import org.jspecify.annotations.NullMarked;
