import { stillWanted } from './stillness.js';
import { layStack } from './top/stacks.js';

const PER_HEX = 60;
const LONGEST = 480;
const JOURNEYS = new Set(['moved', 'retreated', 'advanced', 'move', 'retreat', 'advance']);

/** The journeys among a list of events: [{ids, hexes}], from where the units stand to where they arrive. */
export function journeys(events, scene) {
  const { grid } = scene;
  const out = [];
  const whereabouts = new Map();
  for (const event of events ?? []) {
    if (!JOURNEYS.has(String(event.type ?? '').toLowerCase())) continue;
    const ids = (event.units ?? [event.unit]).filter(id => scene.units.has(id));
    const path = (event.path ?? []).map(name => grid.hex(name)).filter(hex => hex >= 0);
    if (!ids.length || !path.length) continue;
    const start = event.from ? grid.hex(event.from) : (whereabouts.get(ids[0]) ?? scene.hexOf(ids[0]));
    const hexes = start < 0 || start === path[0] ? path : [start, ...path];
    ids.forEach(id => whereabouts.set(id, hexes.at(-1)));
    out.push({ ids, hexes });
  }
  return out;
}

/** Plays the journeys among a list of events. */
export const travel = (events, tools) => play(journeys(events, tools.scene), tools);

/** Plays journeys one after the other on the easel's stage; the counters stay where they arrive until the next view. */
export async function play(list, { easel, scene, stamps, palette, camera, speed = 1 }) {
  for (const { ids, hexes } of list) {
    scene.displace(ids, hexes[0]);
    if (hexes.length > 1 && !stillWanted() && !document.hidden) {
      easel.stageWidth = camera.w;
      easel.placeStage();
      const sprite = makeSprite(scene, stamps, palette, ids, hexes[0], camera);
      easel.stage.append(sprite.canvas);
      ids.forEach(id => scene.travelling.add(id));
      easel.change();
      await carry(sprite, scene.grid, hexes, camera.w, speed);
      ids.forEach(id => scene.travelling.delete(id));
      requestAnimationFrame(() => requestAnimationFrame(() => sprite.canvas.remove()));
    }
    scene.displace(ids, hexes.at(-1));
    easel.change();
  }
}

/** The travelling counters on a canvas of their own, so that neither layer is painted while they move. */
function makeSprite(scene, stamps, palette, ids, hex, { w, ratio }) {
  const counters = layStack(scene, hex, w, ratio).filter(counter => ids.includes(counter.id));
  const s = counters[0]?.s ?? 10;
  const step = Math.max(1, Math.round(s * 0.09));
  const spread = Math.max(0, counters.length - 1) * step;
  const drawn = counters.map(counter => stamps.get(counter.look, s, ratio, palette));
  const side = (drawn[0]?.side ?? s) + spread;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.ceil(side * ratio);
  canvas.style.cssText = `position:absolute;left:0;top:0;width:${side}px;height:${side}px;pointer-events:none;will-change:transform`;
  const g = canvas.getContext('2d');
  g.scale(ratio, ratio);
  drawn.forEach((stamp, i) => {
    const k = drawn.length - 1 - i;
    g.drawImage(stamp.canvas, k * step, spread - k * step, stamp.side, stamp.side);
  });
  return { canvas, x: -side / 2, y: -side / 2 + w * 0.055 };
}

function carry({ canvas, x, y }, grid, hexes, w, speed) {
  const frames = hexes.map(hex => ({ transform: `translate(${grid.x[hex] * w + x}px,${grid.y[hex] * w + y}px)` }));
  const duration = Math.min(LONGEST, PER_HEX * (hexes.length - 1)) / speed;
  const run = canvas.animate(frames, { duration, easing: 'ease-in-out', fill: 'forwards' });
  return run.finished.catch(() => {});
}
