/** The slider of the replay. */
import { html, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { Icon } from '../page/icons.js';
import { orderText } from './text.js';

export function ReplayBar({ table }) {
  const { session, replay: film } = table;
  const { replay, view, history, book } = useStore(session.store);
  if (!replay) return null;
  const entry = history.find(one => one.n === replay.at);
  const line = entry ? `${t(`side.${entry.side}`)}: ${entry.order ? orderText(book, entry.order) : ''}` : t('replayStart');
  return html`<div class="float replay" role="group" aria-label=${t('replay')}>
    <button class="icon" aria-label=${t('replayBack')} onClick=${() => film.step(-1)}><${Icon} name="back" /></button>
    <button class="icon" aria-label=${t(replay.playing ? 'replayPause' : 'replayPlay')} onClick=${film.play}><${Icon} name=${replay.playing ? 'pause' : 'play'} /></button>
    <button class="icon" aria-label=${t('replayForth')} onClick=${() => film.step(1)}><${Icon} name="forth" /></button>
    <div class="track">
      <input type="range" min="0" max=${view.orders} value=${replay.at} aria-label=${t('replay')} aria-valuetext=${t('replaying', { n: replay.at })} onInput=${event => film.to(Number(event.target.value))} />
      <small>${t('replayAt', { n: replay.at, all: view.orders })} · ${t('turnShort', { turn: replay.view?.turn ?? 0 })} · ${line || tr(replay.view?.decision?.text)}</small>
    </div>
    <button class="btn small" onClick=${film.leave}>${t('replayLeave')}</button>
  </div>`;
}
