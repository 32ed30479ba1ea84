/** The recap: figures, battles, ground and points, arrivals; each line leads to its hex. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { HexLink, Ref } from './bits.js';
import { Face } from './dice.js';
import { dueBoxes } from './left.js';
import { OthersSetting } from './others.js';
import { eventText, readerOf, resultKind } from './telling.js';
import { dash } from './text.js';

export function RecapPanel({ table }) {
  const { session, recap: film } = table;
  const state = useStore(session.store);
  const { recap, match } = state;
  const { story } = recap;
  const chosen = state.replay ? story.battles.findLast(battle => battle.n <= state.replay.at)?.number : recap.chosen;
  const mine = match.seat;
  const theirs = mine === 'axis' ? 'soviet' : 'axis';
  const signed = n => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
  return html`<section class="recap" aria-label=${t('whileYouWaited')}>
    <header class="head"><h2>${t('whileYouWaited')}</h2><p class="lede">${t('recapOf', { side: t(`side.${theirs}`), turn: story.turn, from: story.from + 1, to: story.to })}</p></header>
    <dl class="tiles">
      <div><dd>${story.battles.length}</dd><dt>${t('recapBattles', { n: story.battles.length })}</dt></div>
      <div><dd>${story.gone[mine].length}</dd><dt>${t('recapLost', { n: story.gone[mine].length })}</dt></div>
      <div><dd>${story.steps[mine]} : ${story.steps[theirs]}</dd><dt>${t('recapSteps')}</dt></div>
      <div><dd>${signed(story.points[mine])} : ${signed(story.points[theirs])}</dd><dt>${t('recapPoints')}</dt></div>
    </dl>
    ${story.battles.length > 0 && html`<h3>${t('recapBattlesHead')} <small>${t('recapHint')}</small></h3>`}
    <ol class="battles">${story.battles.map(battle => html`<${Battle} key=${battle.number} table=${table} state=${state} battle=${battle} current=${chosen === battle.number} onLook=${() => film.look(battle)} onPlay=${() => film.playBattle(battle)} />`)}</ol>
    <${Ground} table=${table} state=${state} story=${story} />
    <${Arrivals} table=${table} state=${state} story=${story} mine=${mine} />
    <${OthersSetting} />
  </section>`;
}

function Battle({ state, battle, current, onLook, onPlay }) {
  const { book } = state;
  const { fought } = battle;
  const { report } = fought;
  const reader = readerOf(state, report);
  const attackers = names(book, report.attackers);
  const defenders = names(book, [...new Set(report.defence.lines.map(line => line.unit).filter(Boolean))]) || book.word('garrison');
  const kind = resultKind(fought.result);
  const tone = reader === 'attacker' ? kind : ({ good: 'bad', bad: 'good' }[kind] ?? kind);
  const paid = payments(book, state, battle);
  return html`<li class=${current ? 'current' : ''}><button onClick=${onLook} onDblClick=${onPlay} onKeyDown=${event => event.key === 'Enter' && current && ((event.preventDefault(), event.stopPropagation(), onPlay()))}>
    <b class="disc">${battle.number}</b>
    <span class="what"><b>${battle.hex}</b> ${t(report.overrun ? 'recapOverruns' : 'recapAttacks', { who: attackers, whom: defenders })}</span>
    <span class="odds">${dash(report.column)} <${Face} value=${fought.die} size=${19} /><em class=${`result ${tone}`}>${fought.result}</em></span>
    <span class="paid">${paid.length ? paid.map((one, i) => html`<span key=${i} class=${one.bad ? 'warn' : ''}>${one.text}${one.auto ? html` <em class="flag">⚑ ${t('byStandingOrder')}</em>` : ''}${i < paid.length - 1 ? t('semicolon') : '.'}</span>`) : t('recapNobodyPaid')}</span>
  </button></li>`;
}

const MANY = 4;
function names(book, ids) {
  const all = ids.map(id => book.short(id));
  return all.length > MANY ? t('andOthers', { who: all.slice(0, MANY - 1).join(', '), n: all.length - MANY + 1 }) : all.join(', ');
}

/** Who lost what, fell back and followed, each unit once and the worst of it. */
function payments(book, { match, auto = {} }, { paid }) {
  const gone = new Set(paid.filter(event => event.type === 'eliminated').map(event => event.unit));
  const steps = new Map();
  const out = [];
  for (const event of paid) {
    const flag = auto[event.by.n];
    if (event.type === 'step-lost' && !gone.has(event.unit))
      steps.set(event.unit, { ...event, lost: (steps.get(event.unit)?.lost ?? 0) + 1, flag });
    else if (event.type === 'eliminated') out.push({ text: eventText(book, event), bad: book.side(event.unit) === match.seat, auto: flag });
    else if (event.type === 'retreated' || event.type === 'advanced') out.push({ text: eventText(book, event), auto: flag });
  }
  for (const event of steps.values()) out.unshift({ text: eventText(book, event), auto: event.flag });
  return out;
}

function Ground({ table, state, story }) {
  const { book } = state;
  if (!story.scored.length && !story.places.length) return null;
  const lines = new Map();
  for (const event of story.scored) {
    const key = `${event.side} ${event.reason}`;
    lines.set(key, { ...event, points: (lines.get(key)?.points ?? 0) + event.points });
  }
  return html`<h3>${t('recapGround')}</h3><ul class="plainlist">
    ${story.places.map(({ hex, side }) => html`<li key=${hex}><${Chip} side=${side} /><span>${t('recapTaken', { side: t(`side.${side}`), place: table.board?.groundOf(hex)[0] ?? '' })} <${HexLink} table=${table} hex=${hex} /></span></li>`)}
    ${[...lines.values()].map(event => html`<li key=${event.reason + event.side}><${Chip} side=${event.side} /><span>${book.word(event.reason)} <${Ref} session=${table.session} rule=${event.rule} /></span><b>+${event.points}</b></li>`)}
  </ul>`;
}

function Arrivals({ table, state, story, mine }) {
  const { book, view } = state;
  const due = view.over ? [] : dueBoxes(state).filter(box => book.side(box.units[0]) === mine);
  if (!story.arrived.length && !due.length) return null;
  return html`<h3>${t('recapArrivals')}</h3><ul class="plainlist">
    ${story.arrived.map(
      ({ side, units }) =>
        html`<li key=${side}><${Chip} side=${side} /><span>${names(
          book,
          units.map(unit => unit.id),
        )} <${HexLink} table=${table} hex=${units[0].hex} /></span></li>`,
    )}
    ${due.map(box => html`<li key=${box.id}><${Chip} side=${mine} /><span><b>${names(book, box.units)}</b> ${t('recapDue')} <small>${tr(box.name)}</small></span></li>`)}
  </ul>`;
}
