import { alpha } from '../palette.js';

/**
 * Names that follow a line, chosen for one zoom: where each letter stands, in hexes, with its heading. The places depend on the map
 * and the zoom alone, so that a strip painted later meets what is already there; `busy` boxes tell town labels to keep away.
 */
export function layCurvedNames(g, terrain, map, w, palette, language, words) {
  const names = [];
  const obstacles = terrain.towns.map(town => [town.at[0], town.at[1], town.rank < 2 ? 0.5 : 0.3]);
  if (w < 26) return { names, letters: [] };
  for (const front of terrain.lines.fronts) {
    const word = words.front;
    const size = 12 * Math.min(1.4, w / 46);
    const style = { colour: palette['front-s'], size, face: `italic 400 ${size}px ${palette.serif}`, gap: size * 0.14, side: 1.35 };
    names.push(...along(g, front.smooth, word, style, w, 15, [...obstacles, ...lettersOf(names)]));
  }
  const done = [];
  for (const river of [...terrain.rivers].sort((a, b) => b.rank - a.rank)) {
    const large = river.rank > 1;
    const size = (large ? 16 : 12.5) * Math.min(1.5, Math.max(0.8, w / 46));
    const name = river.name[language] ?? river.name.en;
    const style = {
      colour: palette['water-ink'],
      size,
      face: `italic 400 ${size}px ${palette.serif}`,
      gap: size * (large ? 0.34 : 0.14),
      side: large ? 1.12 : 0.92,
    };
    const laid = along(g, river.smooth, large ? name.toUpperCase() : name, style, w, large ? 11 : 15, [...obstacles, ...done, ...lettersOf(names)]);
    names.push(...laid);
  }
  return { names, letters: lettersOf(names) };
}

const lettersOf = names => names.flatMap(name => name.letters.map(l => [l.x, l.y, l.room]));

/** A word along a line, once every so many hexes, at the straightest and emptiest stretch of each. */
function along(g, line, word, style, w, every, obstacles) {
  g.font = style.face;
  const widths = [...word].map(letter => (g.measureText(letter).width + style.gap) / w);
  const total = widths.reduce((a, b) => a + b, 0);
  if (total > line.length * 0.92) return [];
  const times = Math.max(1, Math.round(line.length / every));
  const part = line.length / times;
  const out = [];
  for (let i = 0; i < times; i++) {
    let best = null;
    for (let s = i * part; s <= (i + 1) * part; s += 0.22) {
      const from = Math.min(Math.max(0.1, s), line.length - total - 0.1);
      if (from < 0) continue;
      for (const hand of [1, -1]) {
        const laid = lay(line, word, widths, from, total, hand, style, w);
        const price = crookedness(laid) + crowding(laid, obstacles) + (hand < 0 ? 0.15 : 0);
        if (!best || price < best.price) best = { ...laid, price };
      }
    }
    if (best && best.price < 3.2 && !out.some(o => Math.hypot(o.letters[0].x - best.letters[0].x, o.letters[0].y - best.letters[0].y) < 4)) {
      out.push({ ...best, ...style });
    }
  }
  return out;
}

function lay(line, word, widths, from, total, hand, style, w) {
  const [start, end] = [line.at(from), line.at(from + total)];
  const back = end[0] < start[0];
  let s = back ? from + total : from;
  const reach = (style.size * 0.75) / w;
  const letters = [...word].map((letter, i) => {
    const middle = s + (back ? -1 : 1) * widths[i] * 0.5;
    s += (back ? -1 : 1) * widths[i];
    const [a, b] = [line.at(middle - reach), line.at(middle + reach)];
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) + (back ? Math.PI : 0);
    const [x, y] = line.at(middle);
    const lift = (-hand * style.side * style.size) / w;
    return { letter, x: x - Math.sin(turn) * lift, y: y + Math.cos(turn) * lift, turn, room: (style.size * 0.55) / w };
  });
  return { letters };
}

function crookedness({ letters }) {
  let bend = 0;
  for (let i = 1; i < letters.length; i++) {
    const d = letters[i].turn - letters[i - 1].turn;
    bend += Math.abs(Math.atan2(Math.sin(d), Math.cos(d)));
  }
  const tilt = Math.abs(Math.sin((letters[0].turn + letters.at(-1).turn) / 2));
  return bend * 1.1 + tilt * 0.35;
}

function crowding({ letters }, obstacles) {
  let price = 0;
  for (const [x, y, room] of obstacles) {
    for (const l of letters) if (Math.abs(l.x - x) < l.room + room && Math.abs(l.y - y) < l.room + room) price += 1.2;
  }
  return price;
}

/** Writes laid names; the context is in sheet pixels. */
export function paintCurvedNames(g, pen, { names }, palette) {
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  for (const name of names) {
    if (!name.letters.some(l => pen.sees(l.x, l.y, 0.6))) continue;
    g.font = name.face;
    for (const halo of [true, false]) {
      for (const { letter, x, y, turn } of name.letters) {
        g.save();
        g.translate(x * pen.w, y * pen.w);
        g.rotate(turn);
        if (halo) {
          g.strokeStyle = alpha(palette.paper, 0.72);
          g.lineWidth = 3;
          g.strokeText(letter, 0, 0);
        } else {
          g.fillStyle = name.colour;
          g.fillText(letter, 0, 0);
        }
        g.restore();
      }
    }
  }
}
