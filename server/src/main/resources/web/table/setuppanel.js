/** Set-up: the standard one at a press, or unit by unit, those of the same stretch together. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { unitOf } from './kit.js';
import { Button, Counter, HexLink } from './bits.js';
import { Head } from './decision.js';
import { orderText } from './text.js';

export function SetUpPanel({ table }) {
  const { session } = table;
  const { view, book, choices, actor, busy } = useStore(session.store);
  const places = choices?.places ?? [];
  const waiting = places.filter(({ unit }) => !unitOf(view, unit));
  const placed = places.length - waiting.length;
  const orders = choices?.orders ?? [];
  const standard =
    orders.find(order => order.type === 'standard-set-up') ?? (view.suggestion?.type === 'standard-set-up' ? view.suggestion : null);
  const others = orders.filter(order => !['standard-set-up', 'place', 'end-phase'].includes(order.type));
  const chosen = places.find(place => place.unit === actor);
  return html`<${Head} table=${table} hint=${t('setUpHint')} done=${placed} all=${places.length} left=${t('toPlace', { n: waiting.length })}>
      ${standard && html`<${Button} go=${waiting.length > 0} disabled=${busy} onClick=${() => session.submit(standard)}>${t('order.standard')}</${Button}>`}
    </${Head}>
    ${
      chosen &&
      html`<section class="card stack"><div class="counters"><${Counter} table=${table} id=${chosen.unit} size=${62} /></div><div class="about"><b>${book.name(chosen.unit)}</b><p>${t('placeHint', { n: chosen.hexes.length })}</p>
      ${others.filter(order => [order.division, ...(order.regiments ?? [])].includes(chosen.unit)).map(order => html`<${Button} key=${JSON.stringify(order)} small disabled=${busy} onClick=${() => session.submit(order)}>${orderText(book, order)}</${Button}>`)}</div></section>`
    }
    ${stretches(waiting).map(
      group => html`<section class="card" key=${group.key}>
      <h3>${group.hexes.length === 1 ? html`${t('inHex')} <${HexLink} table=${table} hex=${group.hexes[0]} />` : html`${t('stretch', { n: group.hexes.length })} <${HexLink} table=${table} hex=${group.hexes[0]} /> – <${HexLink} table=${table} hex=${group.hexes.at(-1)} />`}</h3>
      <div class="counters wrap">${group.units.map(id => html`<button key=${id} class="pick" aria-pressed=${actor === id} title=${book.name(id)} aria-label=${book.name(id)} onClick=${() => session.set({ actor: id, variants: null })}><${Counter} table=${table} id=${id} size=${50} /></button>`)}</div>
    </section>`,
    )}
    ${others.length > 0 && !chosen && html`<details class="card"><summary>${t('otherOrders', { n: others.length })}</summary><div class="acts wrap">${others.map(order => html`<${Button} key=${JSON.stringify(order)} small disabled=${busy} onClick=${() => session.submit(order)}>${orderText(book, order)}</${Button}>`)}</div></details>`}`;
}

function stretches(places) {
  const groups = new Map();
  for (const { unit, hexes } of places) {
    const key = hexes.join();
    if (!groups.has(key)) groups.set(key, { key, hexes, units: [] });
    groups.get(key).units.push(unit);
  }
  return [...groups.values()];
}
