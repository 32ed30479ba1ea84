/**
 * Benchmarks of engine and games. In each class a method {@code yardstickX} is what the method
 * {@code x} is compared with, and {@code yardstick} what all others are.
 */
@NullMarked
package stavka.app.bench.engine;

import org.jspecify.annotations.NullMarked;
