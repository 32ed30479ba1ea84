/** Losses, retreats, advances, replies, reserves: who acts, and buttons for everything the map also offers. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { unitOf, figures } from './kit.js';
import { answersOf, actorOf, whereOf } from './answers.js';
import { Button, Counter } from './bits.js';
import { Head } from './decision.js';
import { PlanPanel } from './planpanel.js';
import { orderText } from './text.js';

const MOST = 24;

export function AnswerPanel({ table }) {
  const { session, hands } = table;
  const state = useStore(session.store);
  const { view, book, plan, variants, busy, choices } = state;
  const answers = answersOf(state);
  const actor = actorOf(state, answers);
  const loses = answers.plain.filter(order => order.type === 'lose');
  const replies = answers.plain.filter(order => order.type !== 'lose' && order.type !== 'end-phase');
  return html`<${Head} table=${table} hint=${answers.actors.length ? t('answerHint') : null}>
      ${replies.map(order => html`<${Button} key=${JSON.stringify(order)} go=${replies.length === 1 && !answers.actors.length} disabled=${busy} onClick=${() => session.submit(order)}>${orderText(book, order)}</${Button}>`)}
    </${Head}>
    ${!choices && html`<p class="lede">${t('loading')}</p>`}
    ${loses.length > 0 && html`<section class="card"><h3>${t('losses')}</h3><ul class="choices">${loses.map(order => html`<li key=${order.units.join()}><button disabled=${busy} onClick=${() => session.submit(order)}>
      <span class="counters">${[...new Set(order.units)].map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${44} />`)}</span><span>${orderText(book, order)}</span></button></li>`)}</ul></section>`}
    ${answers.actors.length > 0 && html`<section class="card"><h3>${t('whoActs')}</h3><div class="actors" role="group" aria-label=${t('whoActs')}>
      ${answers.actors.map(one => html`<button key=${one.key} class="pick" aria-pressed=${actor === one} onClick=${() => pick(table, one)} title=${one.units.map(book.name).join(', ')}>
        <span class="counters">${one.units.map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${48} />`)}</span>
        <small>${one.units.length ? one.units.map(id => `${book.short(id)} ${figures(book, id, unitOf(view, id))}`).join(', ') : t('order.airliftWho')}</small></button>`)}
    </div></section>`}
    ${variants ? html`<${Orders} table=${table} orders=${variants} title=${t('whichWay')} ways />` : actor && html`<${Orders} table=${table} orders=${actor.orders} title=${t('whereTo')} />`}
    ${plan && html`<${PlanPanel} table=${table} />`}`;

  function pick({ session: of }, one) {
    of.set({ actor: one.key, variants: null });
    const hex = unitOf(view, one.units[0])?.hex ?? whereOf(one.orders[0]);
    if (hex) table.board?.centreOn(hex, { onlyIfHidden: true });
  }

  function Orders({ orders, title, ways }) {
    const all = ways ? orders : [...new Map(orders.map(order => [`${order.type} ${whereOf(order)}`, order])).values()];
    const shown = ways ? all : all.slice(0, MOST);
    return html`<section class="card"><h3>${title}</h3><div class="acts wrap">
      ${shown.map(order => html`<${Button} key=${JSON.stringify(order)} small disabled=${busy} onMouseEnter=${() => session.set({ hover: whereOf(order) })} onClick=${() => hands.choose(ways ? [order] : orders.filter(one => one.type === order.type && whereOf(one) === whereOf(order)))} aria-label=${orderText(book, order)}>${ways ? (order.path ?? [whereOf(order)]).join(' › ') : `${order.type === 'overrun' ? '✕ ' : ''}${whereOf(order)}`}</${Button}>`)}
      ${shown.length < all.length && html`<small>${t('moreOnMap', { n: all.length - shown.length })}</small>`}
    </div></section>`;
  }
}
