/** The bar on top: turn, phases, whose decision, points, switches. */
import { html, useStore } from '../page/ui.js';
import { botName, needBots } from '../page/bots.js';
import { t, tr, day } from '../page/i18n.js';
import { Icon, Mark, Chip } from '../page/icons.js';
import { LanguageSwitch, ThemeSwitch } from '../page/tools.js';
import { shown } from './state.js';
import { Ref } from './bits.js';
import { Gauges } from './gauges.js';
import { Strip } from './strip.js';

export function Bar({ table }) {
  const { session } = table;
  const state = useStore(session.store, now => now.replay ?? now.view) && session.get();
  const { match, book } = useStore(session.store);
  const view = state ? shown(state) : null;
  return html`<header class="bar"><h1 class="unseen">${gameName(match, table)}</h1>
    <a class="brand" href="/" title=${t('toLobby')}><${Mark} /><span class="game"><b>${tr(match?.title) || gameName(match, table)}</b><small>${match?.scenarioTitle ? `${tr(match.scenarioTitle)} · ` : ''}${t('toLobby')}</small></span></a>
    ${view ? html`<${Turn} view=${view} book=${book} match=${match} />${!view.over && html`<${Phases} view=${view} book=${book} />`}<${Say} table=${table} view=${view} /><${Score} table=${table} view=${view} />` : html`<div class="say"><div><b>${session.get().status === 'error' ? '' : t('loading')}</b></div></div>`}
    <div class="tools"><button class="icon find-button" aria-label=${t('find')} title=${`${t('find')} (F)`} onClick=${() => session.set({ dialog: 'find' })}><${Icon} name="search" /></button><button class="icon help-button" aria-label=${t('help')} title=${t('help')} onClick=${() => session.set({ dialog: 'help' })}><${Icon} name="help" /></button><${LanguageSwitch} /><${ThemeSwitch} />
      <button class="icon menu-button" aria-label=${t('menu')} title=${t('menu')} aria-haspopup="dialog" onClick=${() => session.set({ dialog: 'menu' })}><${Icon} name="menu" /></button>
    </div>
  </header>`;
}

/** From here on the ticks of turns stand closer, and the phases are not counted by dots. */
const MANY_TURNS = 20;
const MANY_PHASES = 14;

const gameName = (match, table) => tr(table.session.get().map?.title) || match?.game || 'Stavka';

function Turn({ view, book, match }) {
  const { firstTurn: first = 1, lastTurn: last = book.turns } = match ?? {};
  const turn = Math.min(view.turn, last);
  const date = book.date(turn);
  const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const told = first === 1 ? t('turnOf', { turn, all: last }) : t('turnWithin', { turn, nth: turn - first + 1, all: all.length });
  return html`<div class=${`turn${all.length > MANY_TURNS ? ' many' : ''}`}>
    <div><b>${view.turn ? told : t('setUp')}</b><small>${date ? day(date) : ''}</small></div>
    <div class="ticks" aria-hidden="true">${all.map(n => html`<i key=${n} class=${n < view.turn ? 'past' : n === view.turn ? 'now' : ''} />`)}</div>
  </div>`;
}

function Phases({ view, book }) {
  const now = book.phase(view.phase);
  const side = now?.side ?? view.decision?.side;
  const round = view.turn ? book.kit.phases : (book.kit.setUp ?? []);
  const row = round.filter(phase => phase.side === side);
  const at = row.findIndex(phase => phase.id === view.phase);
  const name = now ? plain(now, side) : book.word(`phase-${view.phase}`, [], '') || book.word(view.phase, [], '');
  const told = row.map((phase, i) => `${i === at ? '▸ ' : i < at ? '✓ ' : ''}${plain(phase, side)}`).join('\n');
  return html`<div class="phases" title=${told}>
    <span class="who"><span><${Chip} side=${side} />${t(`side.${side}`)}</span>${row.length > 1 && row.length <= MANY_PHASES && html`<span class="dots" aria-hidden="true">${row.map((phase, i) => html`<i key=${phase.id} class=${i === at ? 'now' : i < at ? 'done' : ''} />`)}</span>`}</span>
    <b class=${view.yours ? 'now' : 'now theirs'} aria-current="step">${name}</b>
  </div>`;
}

/** "Soviet movement" is "Movement" in the row of the Soviets. */
function plain(phase, side) {
  const name = typeof phase.name === 'string' ? phase.name : tr(phase.name);
  const words = [t(`side.${side}`), t(`of.${side}`)];
  for (const word of words) {
    const cut = name.replace(new RegExp(`^${word}\\s+|\\s+${word}$`, 'i'), '');
    if (cut !== name) return cut.charAt(0).toUpperCase() + cut.slice(1);
  }
  return name;
}

/** Whose decision it is; on a phone in fewer words. */
function Say({ table, view }) {
  const { session } = table;
  const { match, replay } = session.get();
  if (replay) return html`<div class="say"><div><b>${t('replaying', { n: replay.at })}</b></div></div>`;
  if (view.over) return html`<div class="say"><div><b>${verdictText(view, table)}</b></div></div>`;
  const side = t(`side.${view.decision?.side}`);
  const player = match.players?.[view.decision?.side];
  const who = view.yours
    ? t('youDecide')
    : match.seat === 'spectator'
      ? t('sideDecides', { side })
      : t('theyDecide', { side, player: playerName(player) });
  return html`<div class="say"><div>
    <b class="full"><${Chip} side=${view.decision?.side} /> ${who}</b>
    <b class="brief"><${Chip} side=${view.decision?.side} /> ${view.yours ? t('youDecide') : side}</b>
    <small>${tr(view.decision?.text)} <${Ref} session=${session} rule=${view.decision?.rule} /></small>
  </div></div>`;
}

export function playerName(player) {
  if (!player || player === 'human') return t('player.human');
  needBots();
  return t('player.bot', { name: botName(player) });
}

/** "Soviet 76 points, Axis 123 points." in the game's own names of the sides. */
export const finalPoints = ({ points }) =>
  `${['soviet', 'axis'].map(side => t('sidePoints', { side: t(`side.${side}`), n: points[side] })).join(t('semicolon'))}.`;

export function verdictText(view, table) {
  const { verdict } = view;
  if (!verdict) return t('over');
  const level = tr(verdict.text) || table.session.get().book.word(verdict.level, [], '');
  if (!verdict.winner) return t('draw');
  // A level that begins with a capital says itself whose victory it is.
  if (/^\p{Lu}/u.test(level)) return level;
  return level ? `${t(`side.${verdict.winner}`)}${t('colon')} ${level}` : t('wins', { side: t(`side.${verdict.winner}`) });
}

function Score({ table, view }) {
  const judged = Boolean(table.session.get().outlook);
  return html`${judged && html`<${Strip} table=${table} view=${view} />`}<dl class=${`score${judged ? ' judged' : ''}`}>
    <dt>${t('points')}</dt><dd><${Chip} side="soviet" /><span class="unseen">${t('side.soviet')}</span>${view.points.soviet} <${Chip} side="axis" /><span class="unseen">${t('side.axis')}</span>${view.points.axis}</dd>
    <${Gauges} table=${table} view=${view} />
  </dl>`;
}
