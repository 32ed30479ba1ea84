import { Cells } from '../cells.js';
import { alpha } from '../palette.js';

const CHOICES = 7;

/**
 * Names that follow a line. For each stretch of a river or front, up to seven places where its name may stand at one zoom, the best
 * first; a place is its letters with position, heading and room, in hexes. Straight, level and empty stretches are best. The choice
 * among them is made later, when it is known where counters stand. It pauses after each stretch, so that it can be spread over frames.
 */
export function* layCurvedNames(g, terrain, w, palette, language) {
  const said = name => name?.[language] ?? name?.en ?? '';
  if (w < 26) return [];
  const obstacles = (terrain.crowd ??= crowdOf(terrain));
  const scale = Math.min(1.5, Math.max(0.8, w / 46));
  const out = [];
  for (const river of [...terrain.rivers].sort((a, b) => b.rank - a.rank)) {
    const large = river.rank > 1;
    const name = said(river.name);
    const style = letters(palette['water-ink'], (large ? 16 : 12.5) * scale, palette, large ? 0.34 : 0.14, large ? 1.12 : 0.92);
    yield* along(out, g, river.smooth, large ? name.toUpperCase() : name, style, w, large ? 11 : 15, obstacles);
  }
  for (const { middle, inside, outside, hand } of terrain.lines.borders) {
    const size = Math.min(15, Math.max(9, w * 0.25));
    const style = { colour: palette.sector, size, face: `600 ${size}px ${palette.ui}`, gap: size * 0.12, side: 0.42 * (w / size) };
    yield* along(out, g, middle, said(outside).toUpperCase(), style, w, 11, obstacles, [hand]);
    yield* along(out, g, middle, said(inside).toUpperCase(), style, w, 11, obstacles, [-hand]);
  }
  for (const front of terrain.lines.fronts) {
    const colour = palette[{ border: 'sector', circle: 'hexno' }[front.sign] ?? 'front-s'];
    const style = letters(colour, 12 * Math.min(1.4, w / 46), palette, 0.14, 1.35);
    yield* along(out, g, front.smooth, said(front.name), style, w, 17, obstacles);
  }
  return out;
}

function letters(colour, size, palette, gap, side) {
  return { colour, size, face: `italic 400 ${size}px ${palette.serif}`, gap: size * gap, side };
}

/** Adds places for a word along a line, one list for every so many hexes. */
function* along(out, g, line, word, style, w, every, obstacles, hands = [1, -1]) {
  g.font = style.face;
  const widths = [...word].map(letter => (g.measureText(letter).width + style.gap) / w);
  const total = widths.reduce((a, b) => a + b, 0);
  if (!word || total > line.length * 0.92) return;
  const times = Math.max(1, Math.round(line.length / every));
  const part = line.length / times;
  for (let i = 0; i < times; i++) {
    const places = [];
    for (let s = i * part; s <= (i + 1) * part - 0.6; s += 0.25) {
      const from = Math.min(Math.max(0.1, s), line.length - total - 0.1);
      for (const hand of hands) {
        const laid = lay(line, word, widths, from, total, hand, style, w);
        const price = crookedness(laid) + crowding(laid, obstacles) + cramped(laid, widths) + (hand < 0 ? 0.15 : 0);
        if (price < 3.2) places.push({ word, letters: laid, price, from, hand, ...style });
      }
    }
    places.sort((a, b) => a.price - b.price);
    const best = spacedOut(places);
    if (best.length) out.push(best);
    yield;
  }
}

/** The best places that are not the same place twice. */
function spacedOut(places) {
  const out = [];
  for (const place of places) {
    if (out.length === CHOICES) break;
    if (!out.some(other => other.hand === place.hand && Math.abs(other.from - place.from) < 0.9)) out.push(place);
  }
  return out;
}

function lay(line, word, widths, from, total, hand, style, w) {
  const back = line.at(from + total)[0] < line.at(from)[0];
  const way = back ? -1 : 1;
  let s = back ? from + total : from;
  const reach = (style.size * 0.75) / w;
  const lift = (-hand * style.side * style.size) / w;
  return [...word].map((letter, i) => {
    const middle = s + way * widths[i] * 0.5;
    s += way * widths[i];
    const [a, b] = [line.at(middle - reach), line.at(middle + reach)];
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]) + (back ? Math.PI : 0);
    const [x, y] = line.at(middle);
    return { letter, x: x - Math.sin(turn) * lift, y: y + Math.cos(turn) * lift, turn, room: (style.size * 0.5) / w };
  });
}

function crookedness(letters) {
  let bend = 0;
  for (let i = 1; i < letters.length; i++) {
    const d = letters[i].turn - letters[i - 1].turn;
    bend += Math.abs(Math.atan2(Math.sin(d), Math.cos(d)));
  }
  const tilt = Math.abs(Math.sin((letters[0].turn + letters.at(-1).turn) / 2));
  return bend * 1.1 + tilt * 0.45;
}

/** Letters on the inner side of a bend come too close to each other. */
function cramped(letters, widths) {
  let price = 0;
  for (let i = 1; i < letters.length; i++) {
    const apart = Math.hypot(letters[i].x - letters[i - 1].x, letters[i].y - letters[i - 1].y);
    if (apart < 0.4 * (widths[i] + widths[i - 1])) price += 1.2;
  }
  return price;
}

function crowding(letters, obstacles) {
  let price = 0;
  for (const l of letters) {
    const reach = l.room + 0.75;
    obstacles.within(l.x - reach, l.y - reach, l.x + reach, l.y + reach, ([x, y, room, weight]) => {
      if (Math.abs(l.x - x) < l.room + room && Math.abs(l.y - y) < l.room + room) price += weight;
    });
  }
  return price;
}

/** What a name along a line had better not cover: [x, y, room, weight]. */
function crowdOf(terrain) {
  const cells = new Cells(1);
  const add = (x, y, room, weight) => cells.add(x, y, [x, y, room, weight]);
  for (const town of terrain.towns) add(...town.at, [0.75, 0.4, 0.28, 0.2][town.rank], 1.2);
  for (const front of terrain.lines.fronts) {
    front.points.forEach(([x, y], i) => i % 3 || add(x, y, 0.02, 0.3));
    for (const { at, away } of front.marks) add(at[0] + away[0] * 0.3, at[1] + away[1] * 0.3, 0.15, 1.2);
  }
  for (const way of [...terrain.roads, ...terrain.rails]) way.points.forEach(([x, y], i) => i % 3 || add(x, y, 0.02, 0.16));
  for (const river of terrain.rivers) river.points.forEach(([x, y], i) => i % 2 || add(x, y, 0.01 * river.rank, 0.22));
  return cells;
}

/** Writes chosen names; the context is in sheet pixels. */
export function paintCurvedNames(g, pen, names, palette) {
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
