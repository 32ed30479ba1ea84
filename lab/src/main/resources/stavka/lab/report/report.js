'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const root = document.documentElement;
  const at = id => document.getElementById(id);
  const NS = 'http://www.w3.org/2000/svg';
  const make = (name, attributes, parent) => {
    const node = document.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    parent.append(node);
    return node;
  };

  const value = {};
  [...data.letters].forEach((letter, i) => { value[letter] = i / (data.letters.length - 1); });
  const count = data.names.length;
  const centre = i => [data.centres[2 * i], data.centres[2 * i + 1]];
  const corners = [...Array(6).keys()].map(i => {
    const angle = (data.flat ? 60 * i : 60 * i + 30) * Math.PI / 180;
    return [Math.cos(angle) / Math.sqrt(3), Math.sin(angle) / Math.sqrt(3)];
  });
  const neighbours = [];
  const byPlace = new Map();
  const place = (x, y) => Math.round(x * 8) + ':' + Math.round(y * 8);
  for (let i = 0; i < count; i++) byPlace.set(place(...centre(i)), i);
  for (let i = 0; i < count; i++) {
    const [x, y] = centre(i);
    for (let k = 0; k < 6; k++) {
      const angle = (data.flat ? 60 * k + 30 : 60 * k) * Math.PI / 180;
      for (const [dx, dy] of [[0, 0], [.06, 0], [-.06, 0], [0, .06], [0, -.06]]) {
        const j = byPlace.get(place(x + Math.cos(angle) + dx, y + Math.sin(angle) + dy));
        if (j !== undefined && j > i) { neighbours.push([i, j]); break; }
      }
    }
  }

  const xs = data.centres.filter((_, i) => i % 2 === 0), ys = data.centres.filter((_, i) => i % 2 === 1);
  const box = [Math.min(...xs) - .7, Math.min(...ys) - .7, Math.max(...xs) - Math.min(...xs) + 1.4, Math.max(...ys) - Math.min(...ys) + 1.4];
  const svg = make('svg', {viewBox: box.join(' '), role: 'img', 'aria-label': 'map of the front'}, at('map'));
  let image = null;
  if (data.backdrop) {
    const b = data.backdrop;
    image = make('image', {x: b.x, y: b.y, width: b.width, height: b.height, class: 'backdrop', preserveAspectRatio: 'none'}, svg);
  }
  const hexes = [];
  for (let i = 0; i < count; i++) {
    const [x, y] = centre(i);
    const hex = make('polygon', {class: image ? 'hex' : 'hex bare', points: corners.map(([a, b]) => (x + a).toFixed(3) + ',' + (y + b).toFixed(3)).join(' ')}, svg);
    make('title', {}, hex);
    hexes.push(hex);
  }
  const thin = make('path', {class: 'edge'}, svg);
  const front = make('path', {class: 'front'}, svg);

  const border = (held, level) => neighbours.filter(([i, j]) => (held[i] >= level) !== (held[j] >= level)).map(([i, j]) => {
    const [x1, y1] = centre(i), [x2, y2] = centre(j);
    const mx = (x1 + x2) / 2, my = (y1 + y2) / 2, dx = (y2 - y1) / (2 * Math.sqrt(3)), dy = (x1 - x2) / (2 * Math.sqrt(3));
    return `M${(mx + dx).toFixed(3)} ${(my + dy).toFixed(3)}L${(mx - dx).toFixed(3)} ${(my - dy).toFixed(3)}`;
  }).join('');

  const percent = share => (100 * share).toFixed(0) + ' %';
  const paint = (i, fill, opacity, text) => {
    hexes[i].style.fill = fill;
    hexes[i].style.fillOpacity = opacity.toFixed(3);
    hexes[i].firstChild.textContent = data.names[i] + ((data.places || {})[i] ? ' ' + data.places[i] : '') + ': ' + text;
  };
  const draw = () => {
    const mode = at('mode').value, turn = at('turn').value - 1, set = data.sets[at('set').value || 0];
    at('turnOut').textContent = turn + 1;
    const numbers = [...(mode === 'worth' ? data.worth : set[mode])[turn]].map(letter => value[letter]);
    for (let i = 0; i < count; i++) {
      const v = numbers[i];
      if (mode === 'held') {
        const sure = Math.abs(2 * v - 1);
        const contested = v > .1 && v < .9;
        paint(i, contested ? 'var(--contested)' : v >= .5 ? 'var(--axis)' : 'var(--soviet)', contested ? .25 + .4 * (1 - sure) : .3, 'Axis ground in ' + percent(v));
      } else if (mode === 'worth') {
        const w = 2 * v - 1;
        paint(i, w >= 0 ? 'var(--axis)' : 'var(--soviet)', Math.abs(w) < .03 ? 0 : Math.min(.9, .1 + Math.abs(w)), Math.abs(w) < .03 ? 'nothing to tell' : 'Axis score ' + (w > 0 ? '+' : '') + (100 * w).toFixed(0) + ' points where the Axis has it');
      } else {
        paint(i, `var(--${mode})`, v === 0 ? 0 : .08 + .87 * Math.sqrt(v), (v * data.densest).toFixed(2) + ' units');
      }
    }
    const held = [...set.held[turn]].map(letter => value[letter]);
    front.setAttribute('d', border(held, .5));
    thin.setAttribute('d', mode === 'held' ? border(held, .1) + border(held, .9) : '');
    at('legend').textContent = {
      held: 'Blue is Axis ground, red is Soviet ground, yellow is sometimes the one and sometimes the other. Point at a hex for its figures.',
      axis: 'The fuller the colour, the more Axis units stand there; the most is ' + data.densest + ' to a hex on average.',
      soviet: 'The fuller the colour, the more Soviet units stand there; the most is ' + data.densest + ' to a hex on average.',
      worth: 'How much better the Axis scores in matches in which the hex is its ground at that time, over all matches; bare where too few differ.'
    }[mode] + ' ' + set.matches + ' matches.';
  };

  const theme = dark => {
    root.dataset.theme = dark ? 'dark' : 'light';
    if (image) image.setAttribute('href', dark ? data.backdrop.dark : data.backdrop.light);
  };
  theme(matchMedia('(prefers-color-scheme: dark)').matches);
  at('theme').onclick = () => theme(root.dataset.theme !== 'dark');
  for (const id of ['mode', 'set', 'turn']) at(id).oninput = draw;
  draw();
})();
