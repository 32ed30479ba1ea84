/** Losses, retreats, advances, replies, reserves: who acts, and buttons for everything the map also offers. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { unitOf, figures } from './kit.js';
import { answersOf, actorOf, whereOf } from './answers.js';
import { Button, Counter } from './bits.js';
import { OwnOrderList, OwnOrderPanel, Suggestion } from './ownorderpanel.js';
import { Head } from './head.js';
import { AboutRow, PlanPanel } from './later.js';
import { aboutOf } from './about.js';
import { ChoiceList } from './choicelist.js';
import { linesOf } from './lines.js';
import { orderText } from './text.js';

const MOST = 24;

export function AnswerPanel({ table }) {
  const { session } = table;
  const state = useStore(session.store);
  const { view, book, plan, busy, choices } = state;
  const answers = answersOf(state);
  const actor = actorOf(state, answers);
  const loses = answers.plain.filter(order => order.type === 'lose');
  const replies = answers.plain.filter(order => order.type !== 'lose' && order.type !== 'end-phase');
  const about = aboutOf(state);
  const listed = linesOf(state) !== null;
  if (listed && !plan)
    return html`<${Head} table=${table} hint=${answers.actors.length ? t('answerHint') : ''} />${about && html`<${AboutRow} table=${table} about=${about} />`}<${Suggestion} table=${table} /><${OwnOrderPanel} table=${table} /><${ChoiceList} table=${table} /><${OwnOrderList} table=${table} />`;
  return html`<${Head} table=${table} hint=${answers.actors.length ? t('answerHint') : ''}>
      ${replies.length > 0 && replies.map(order => html`<${Button} key=${JSON.stringify(order)} disabled=${busy} onClick=${() => session.submit(order)}>${orderText(book, order)}</${Button}>`)}
    </${Head}>
    ${about && html`<${AboutRow} table=${table} about=${about} />`}
    ${!choices && html`<p class="lede">${t('loading')}</p>`}
    <${Suggestion} table=${table} />
    <${OwnOrderPanel} table=${table} />
    ${
      loses.length > 0 &&
      html`<section class="card"><h3>${t('losses')}</h3><ul class="choices">${loses.map(
        order => html`<li key=${order.units.join()}><button disabled=${busy} onClick=${() => session.submit(order)}>
      <span class="counters">${[...new Set(order.units)].map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${44} />`)}</span><span>${orderText(book, order)}</span></button></li>`,
      )}</ul></section>`
    }
    ${actor && html`<${Orders} table=${table} orders=${actor.orders} title=${`${t('whereTo')}${t('colon')} ${actor.units.map(book.short).join(', ')}`} />`}
    ${groups(answers.actors).map(
      ({
        name,
        actors,
      }) => html`<section class="card" key=${name}><h3>${name || t('whoActs')}</h3><div class="actors" role="group" aria-label=${name || t('whoActs')}>
      ${actors.map(
        one => html`<button key=${one.key} class="pick" data-actor=${one.key} aria-pressed=${actor === one} onClick=${() => pick(one)} title=${one.units.map(book.name).join(', ')}>
        <span class="counters">${one.units.map(id => html`<${Counter} key=${id} table=${table} id=${id} size=${48} />`)}</span>
        <small>${one.units.length ? one.units.map(id => `${book.short(id)} ${figures(book, id, unitOf(view, id))}`).join(', ') : ''}</small></button>`,
      )}
    </div></section>`,
    )}
    ${plan && html`<${PlanPanel} table=${table} />`}
    <${OwnOrderList} table=${table} />`;

  /** Those on the map together, those off it by their boxes. */
  function groups(actors) {
    const boxes = new Map();
    for (const one of actors) {
      const name = tr(view.boxes.find(box => box.units.includes(one.units[0]))?.name);
      boxes.set(name, [...(boxes.get(name) ?? []), one]);
    }
    return [...boxes].map(([name, list]) => ({ name, actors: list }));
  }

  function pick(one) {
    session.set({ actor: one.key, variants: null });
    const hex = unitOf(view, one.units[0])?.hex ?? whereOf(one.orders[0]);
    if (hex) table.board?.centreOn(hex, { onlyIfHidden: true });
  }
}

/** Destinations as buttons; several ways to one are offered apart. */
function Orders({ table, orders, title }) {
  const { session, clicks } = table;
  const { book, busy } = useStore(session.store);
  const all = [...new Map(orders.map(order => [`${order.type} ${whereOf(order)}`, order])).values()];
  const shown = all.length <= MOST ? all : [];
  const alike = order => orders.filter(one => one.type === order.type && whereOf(one) === whereOf(order));
  const label = order => `${order.type === 'overrun' ? '✕ ' : ''}${whereOf(order)}`;
  return html`<section class="card"><h3>${title}</h3><div class="acts wrap">
    ${shown.map(order => html`<${Button} key=${JSON.stringify(order)} small disabled=${busy} onClick=${() => clicks.choose(alike(order))} aria-label=${orderText(book, order)}>${label(order)}</${Button}>`)}
    ${shown.length < all.length && html`<small>${t('litOnMap', { n: all.length })}</small>`}
  </div></section>`;
}
