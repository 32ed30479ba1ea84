/** The colours and faces of tokens.css as the canvas needs them, read from an element so that its theme counts. */
const COLOURS = (
  'desk panel ink ink-2 ink-3 line accent accent-ink good refuse paper paper-2 map-ink frame grid hexno shade light valley wood wood-edge ' +
  'tree tree-2 tree-hi built built-2 height height-2 water water-2 water-hi water-ink road road-2 rail front-s front-a sector reach reach-2 reach-ink ' +
  'zoc zoc-s target target-ink axis axis-ink axis-edge axis-box rom rom-ink rom-edge rom-box sov sov-ink sov-edge sov-box guard shq asset spent'
).split(' ');

export function readPalette(element) {
  const probe = document.createElement('i');
  element.append(probe);
  const palette = { dark: false, key: '' };
  const style = getComputedStyle(probe);
  for (const name of COLOURS) {
    probe.style.color = `var(--${name})`;
    palette[name] = plain(style.color);
  }
  for (const face of ['ui', 'serif', 'narrow']) palette[face] = style.getPropertyValue(`--${face}`).trim() || 'sans-serif';
  probe.remove();
  palette.dark = luminance(palette.paper) < 0.3;
  palette.key = palette.paper + palette.sov;
  return palette;
}

/** "rgb(1, 2, 3)" whatever the browser calls it. */
function plain(colour) {
  const [r, g, b] = channels(colour);
  return `rgb(${r},${g},${b})`;
}

export function channels(colour) {
  const scale = colour.startsWith('color(') ? 255 : 1;
  return (colour.match(/-?[\d.]+/g) ?? ['0', '0', '0']).slice(0, 3).map(v => Math.round(+v * scale));
}

function luminance(colour) {
  const [r, g, b] = channels(colour);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** A colour with a share of itself; made once for each pair. */
const thinned = new Map();
export function alpha(colour, share) {
  const key = `${colour}/${share}`;
  let out = thinned.get(key);
  if (!out) thinned.set(key, (out = `rgba(${channels(colour)},${share})`));
  return out;
}

/** Two colours mixed, `share` of the second. */
export function mix(a, b, share) {
  const [p, q] = [channels(a), channels(b)];
  return `rgb(${p.map((v, i) => Math.round(v + (q[i] - v) * share))})`;
}
