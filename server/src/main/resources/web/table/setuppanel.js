/** Set-up: at a press where the game knows a standard one, or unit by unit, those of the same box and the same hexes together. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { unitOf } from './kit.js';
import { group, wholeSetUps } from './ownorders.js';
import { Counter, HexLink } from './bits.js';
import { OwnOrderButton, OwnOrderList, OwnOrderPanel, Suggestion } from './ownorderpanel.js';
import { Head } from './head.js';

export function SetUpPanel({ table }) {
  const { session, ownOrders } = table;
  const state = useStore(session.store);
  const { view, book, choices, actor, busy } = state;
  const places = choices?.places ?? [];
  const waiting = places.filter(({ unit }) => !unitOf(view, unit));
  const whole = wholeSetUps(state);
  const chosen = places.find(place => place.unit === actor);
  const about = chosen
    ? group(
        book,
        (choices.orders ?? []).filter(order => book.namesUnit(order, chosen.unit)),
      )
    : [];
  const hint = !places.length ? '' : t(whole.length ? 'setUpHint' : 'setUpHintPlain');
  return html`<${Head} table=${table} hint=${hint} done=${places.length - waiting.length} all=${places.length} left=${places.length ? t('toPlace', { n: waiting.length }) : ''} />
    <${Suggestion} table=${table} />
    <${OwnOrderPanel} table=${table} />
    ${
      chosen &&
      html`<section class="card stack"><div class="counters"><${Counter} table=${table} id=${chosen.unit} size=${62} /></div><div class="about"><b>${book.name(chosen.unit)}</b><p>${t('placeHint', { n: chosen.hexes.length })}</p>
      <div class="acts wrap">${about.map(ownOrder => html`<${OwnOrderButton} key=${ownOrder.type} book=${book} ownOrder=${ownOrder} busy=${busy} onOne=${session.submit} onMany=${() => ownOrders.take(ownOrder.type, ownOrder.orders)} />`)}</div></div></section>`
    }
    ${stretches(view, waiting).map(
      ({ key, name, hexes, units }) => html`<section class="card" key=${key}>
      <h3>${name || (hexes.length === 1 ? t('inHex') : t('stretch', { n: hexes.length }))} <${HexLink} table=${table} hex=${hexes[0]} />${hexes.length > 1 && html` – <${HexLink} table=${table} hex=${hexes.at(-1)} />`}</h3>
      <div class="counters wrap">${units.map(id => html`<button key=${id} class="pick" data-unit=${id} aria-pressed=${actor === id} title=${book.name(id)} aria-label=${book.name(id)} onClick=${() => session.set({ actor: id, variants: null, ownOrder: null })}><${Counter} table=${table} id=${id} size=${50} /></button>`)}</div>
    </section>`,
    )}
    <${OwnOrderList} table=${table} except=${whole.map(ownOrder => ownOrder.type)} />`;
}

/** Those that wait, by the box the game keeps them in and the hexes they may stand in. */
function stretches(view, places) {
  const groups = new Map();
  for (const { unit, hexes } of places) {
    const box = view.boxes.find(one => one.units.includes(unit));
    const key = `${box?.id ?? ''} ${hexes.join()}`;
    if (!groups.has(key)) groups.set(key, { key, name: tr(box?.name), hexes, units: [] });
    groups.get(key).units.push(unit);
  }
  return [...groups.values()];
}
