/** Repeatable chance for the drawing: the same map always looks the same. */

/** A number in [0, 1) from two whole numbers. */
export function hash(a, b = 0) {
  let h = Math.imul((a * 73856093) ^ (b * 19349663) ^ 0x9e3779b9, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [-1, 1] with one feature a unit. */
export function noise(x, y, seed = 0) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const at = (a, b) => hash(a + seed * 1013, b - seed * 757);
  const upper = at(i, j) * (1 - s) + at(i + 1, j) * s;
  const lower = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s;
  return (upper * (1 - t) + lower * t) * 2 - 1;
}

/** Noise in several octaves. */
export function rough(x, y, seed, octaves) {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let k = 0; k < octaves; k++) {
    sum += weight * noise(x * 2 ** k, y * 2 ** k, seed + k);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/** A point pushed aside by a field that depends on the place alone, so that lines which meet still meet. */
export function wander([x, y], amount, scale = 2.1) {
  return [x + noise(x * scale, y * scale, 11) * amount, y + noise(x * scale, y * scale, 23) * amount];
}
