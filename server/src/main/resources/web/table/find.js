/** Search: units, formations, places, hexes, rules, the log and what the page can do, the best first; Enter goes there. */
import { html, useEffect, useRef, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { shown } from './state.js';
import { takeUp } from './takeup.js';
import { Counter } from './bits.js';
import { figures, unitOf } from './kit.js';
import { eventText } from './telling.js';

const MOST = 9;
/** Nothing goes before the one whose whole name was typed. */
const EXACT = 50;
const fold = text => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function Find({ table, close }) {
  const { session } = table;
  const state = useStore(session.store);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef();
  useEffect(() => {
    session.needRules();
    field.current?.focus();
  }, []);
  const found = query.trim() ? search(table, state, query) : [];
  const i = Math.min(at, Math.max(0, found.length - 1));
  const go = one => {
    close();
    one.go();
  };
  const keys = event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setAt((i + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Escape') {
      // A search field would only empty itself.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && found[i]) {
      event.preventDefault();
      go(found[i]);
    }
  };
  return html`<div class="finder" role="search" onKeyDown=${keys}>
    <input ref=${field} class="find" type="search" role="combobox" aria-expanded=${found.length > 0} aria-controls="found" aria-activedescendant=${found.length ? `found-${i}` : null} placeholder=${t('findHint')} aria-label=${t('find')} value=${query} onInput=${event => (setQuery(event.target.value), setAt(0))} />
    <ul id="found" role="listbox" aria-label=${t('find')}>${found.map(
      (
        one,
        k,
      ) => html`<li key=${one.key} id=${`found-${k}`} role="option" data-unit=${one.unit} aria-selected=${k === i} class=${k === i ? 'on' : ''} onClick=${() => go(one)}>
      <span class="sign" aria-hidden="true">${one.unit ? html`<${Counter} table=${table} id=${one.unit} size=${30} />` : one.sign}</span><span class="about"><b>${one.title}</b><small>${one.about}</small></span><em>${t(`found.${one.kind}`)}</em></li>`,
    )}</ul>
    ${query.trim() && !found.length && html`<p class="empty">${t('foundNothing')}</p>`}
    <p class="fine">${t('findKeys')}</p></div>`;
}

/** How well a text fits the words asked for: whole at the front best; 0 if one is missing. */
function fit(words, ...texts) {
  let score = 0;
  for (const word of words) {
    const best = Math.max(
      ...texts.map(
        (text, i) =>
          (text === word ? 9 : text.startsWith(word) ? 6 : text.includes(` ${word}`) ? 4 : text.includes(word) ? 2 : 0) - i * 0.5,
      ),
    );
    if (best <= 0) return 0;
    score += best;
  }
  return score;
}

function search(table, state, query) {
  const words = fold(query).trim().split(/\s+/);
  const all = [
    ...units(table, state),
    ...formations(table, state),
    ...places(table, state),
    ...hexes(table, query),
    ...rules(table, state),
    ...commands(table),
    ...log(table, state),
  ];
  const whole = fold(query).trim();
  return all
    .map(one => ({ ...one, texts: one.texts.map(fold) }))
    .map(one => ({ ...one, score: fit(words, ...one.texts) * one.weight + (one.texts.includes(whole) ? EXACT : 0) }))
    .filter(one => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

function units(table, state) {
  const { book, map } = state;
  const view = shown(state);
  return [...book.pieces.values()].map(piece => {
    const unit = unitOf(view, piece.id);
    const box = unit ? null : view.boxes.find(one => one.units.includes(piece.id));
    const go = () => {
      if (unit) table.look(unit.hex);
      if (unit) table.session.set({ tab: 'unit' });
      else if (box && box.stand !== 'lost') takeUp(table, piece.id);
      else table.session.set({ dialog: 'losses' });
    };
    const about = unit ? `${unit.hex} · ${figures(book, piece.id, unit)}` : tr(box?.name);
    return {
      kind: 'unit',
      key: piece.id,
      unit: piece.id,
      title: book.name(piece.id),
      about,
      texts: [book.short(piece.id), book.name(piece.id), piece.formation ? book.formation(piece.formation) : ''],
      weight: unit || box?.stand === 'due' ? 1 : box ? 0.6 : 0.25,
      go,
      map,
    };
  });
}

function formations(table, { book }) {
  const names = new Map();
  for (const piece of book.pieces.values()) if (piece.formation) names.set(piece.formation, (names.get(piece.formation) ?? 0) + 1);
  return [...names]
    .filter(([, n]) => n > 1)
    .map(([id, n]) => ({
      kind: 'formation',
      key: `f${id}`,
      sign: '▤',
      title: book.formation(id),
      about: t('unitsIn', { n }),
      texts: [book.formation(id)],
      weight: 0.6,
      go: () => table.session.set({ dialog: 'losses', formation: id }),
    }));
}

function places(table, { map }) {
  return (map.places ?? [])
    .map(place => ({
      kind: 'place',
      key: `p${place.id ?? tr(place.name)}`,
      sign: '◎',
      title: tr(place.name),
      about: place.hexes?.[0] ?? place.hex ?? '',
      texts: [tr(place.name)],
      weight: 1,
      go: () => table.look(place.hexes?.[0] ?? place.hex),
    }))
    .filter(place => place.title && place.about);
}

function hexes({ board, look }, query) {
  const name = query.trim().toUpperCase();
  return board && /\d{3}/.test(name) && board.grid.hex(name) >= 0
    ? [
        {
          kind: 'hex',
          key: `h${name}`,
          sign: '⬡',
          title: name,
          about: board.groundOf(name).join(', '),
          texts: [name],
          weight: 2,
          go: () => look(name),
        },
      ]
    : [];
}

function rules({ session }, { rules: all }) {
  return (all ?? []).map(rule => ({
    kind: 'rule',
    key: `r${rule.id}`,
    sign: '§',
    title: `${rule.id} ${tr(rule.title)}`,
    about: tr(rule.text).slice(0, 90),
    texts: [rule.id, tr(rule.title), tr(rule.text)],
    weight: 0.7,
    go: () => session.set({ tab: 'rules', rule: rule.id }),
  }));
}

function log(table, { history, book }) {
  return history
    .filter(entry => entry.events.some(event => event.type === 'fought'))
    .map(entry => {
      const text = eventText(
        book,
        entry.events.find(event => event.type === 'fought'),
      );
      return {
        kind: 'log',
        key: `l${entry.n}`,
        sign: '↺',
        title: text,
        about: `${t('turnShort', { turn: entry.turn })}, ${entry.n}`,
        texts: [text],
        weight: 0.5,
        go: () => table.replay.to(entry.n),
      };
    });
}

function commands({ session, board, replay }) {
  const open = dialog => () => session.set({ dialog });
  const list = [
    ['briefing', open('briefing')],
    ['menu.losses', open('losses')],
    ['menu.points', open('points')],
    ['legend', open('legend')],
    ['charts', open('charts')],
    ['menu.keys', open('keys')],
    ['help', open('help')],
    ['replay', () => replay.to(session.get().view.orders)],
    ['zoomFit', () => board?.fit()],
    ['standingOrders', open('standing')],
    ['saveAs', open('export')],
  ];
  return list.map(([key, go]) => ({
    kind: 'command',
    key: `c${key}`,
    sign: '›',
    title: t(key),
    about: '',
    texts: [t(key)],
    weight: 0.8,
    go,
  }));
}
