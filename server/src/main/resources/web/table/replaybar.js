/** The bar of the replay: buttons, a slider with ticks for turns and battles, pace and size of a step. */
import { html, useMemo, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Icon } from '../page/icons.js';
import { Segments } from '../page/tools.js';
import { SPEEDS, UNITS } from './replay.js';
import { orderText } from './text.js';

const FEW_BATTLES = 24;

export function ReplayBar({ table }) {
  const { session, replay: film } = table;
  const { replay, history, book } = useStore(session.store);
  const ticks = useMemo(() => (replay ? ticksOf(history, replay.from, replay.to) : []), [history, replay?.from, replay?.to]);
  if (!replay) return null;
  const entry = history.find(one => one.n === replay.at);
  const line = entry ? `${t(`side.${entry.side}`)}${t('colon')} ${entry.order ? orderText(book, entry.order) : ''}` : t('replayStart');
  const button = (icon, label, act, extra = '') =>
    html`<button class=${`icon ${extra}`} aria-label=${t(label)} title=${t(label)} onClick=${act}><${Icon} name=${icon} /></button>`;
  return html`<div class="float replay" role="group" aria-label=${t('replay')}>
    ${button('first', 'replayStart', film.first, 'edge')}${button('back', 'replayBack', () => film.step(-1))}
    ${button(replay.playing ? 'pause' : 'play', replay.playing ? 'replayPause' : 'replayPlay', () => film.play(), 'big')}
    ${button('forth', 'replayForth', () => film.step(1))}${button('last', 'replayEnd', film.last, 'edge')}
    <div class="track">
      <div class="rail">${ticks.map(tick => html`<i key=${tick.key} class=${tick.kind} style=${{ left: `${tick.left}%` }} title=${tick.title}>${tick.text}</i>`)}</div>
      <input type="range" min=${replay.from} max=${replay.to} value=${replay.at} aria-label=${t('replay')} aria-valuetext=${t('replaying', { n: replay.at })} onInput=${event => film.to(Number(event.target.value))} />
      <small>${t('replayAt', { n: replay.at, all: replay.to })} · ${t('turnShort', { turn: replay.view?.turn ?? 0 })} · ${line || tr(replay.view?.decision?.text)}</small>
    </div>
    <div class="pace"><${Segments} label=${t('stepSize')} value=${replay.unit} onPick=${film.unit} options=${UNITS.map(one => [one, t(`unit.${one}`)])} />
    <${Segments} label=${t('speed')} value=${String(replay.speed)} onPick=${one => film.speed(Number(one))} options=${SPEEDS.map(one => [String(one), one === 0.5 ? '½' : String(one)])} /></div>
    <button class="btn small leave" onClick=${film.leave}>${t('replayLeave')}</button>
  </div>`;
}

/** Where turns and phases begin and battles were fought, as shares of the slider. */
function ticksOf(history, from, to) {
  const span = Math.max(1, to - from);
  const inside = history.filter(entry => entry.n > from && entry.n <= to);
  const battles = inside.filter(entry => entry.events.some(event => event.type === 'fought'));
  const ticks = [];
  let turn = null;
  for (const entry of inside) {
    const left = (100 * (entry.n - from)) / span;
    const phase = entry.events.find(event => event.type === 'phase-began');
    if (entry.turn !== turn && entry.turn)
      ticks.push({ key: `t${entry.n}`, kind: 'turn', left, text: String(entry.turn), title: t('turnShort', { turn: entry.turn }) });
    else if (phase && span < 400) ticks.push({ key: `p${entry.n}`, kind: 'phase', left, text: '', title: '' });
    turn = entry.turn;
  }
  if (battles.length <= FEW_BATTLES)
    battles.forEach((entry, i) =>
      ticks.push({
        key: `b${entry.n}`,
        kind: 'battle',
        left: (100 * (entry.n - from)) / span,
        text: String(i + 1),
        title: t('recapBattle', { n: i + 1 }),
      }),
    );
  return ticks;
}
