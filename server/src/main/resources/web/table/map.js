/** The map with what floats over it: overlays, mini-map, zoom, toast, dice, coach. */
import { html, useEffect, useLayoutEffect, useRef, useStore, alarm } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Icon } from '../page/icons.js';
import { OVERLAYS } from './overlays.js';
import { TrialBand } from './trialband.js';
import { Dice, HoverCard, Ranges, ReplayBar } from './later.js';

export function MapPane({ table, children }) {
  const holder = useRef();
  const mini = useRef();
  const { session } = table;
  const { map, status } = useStore(session.store);
  const ready = Boolean(map);
  useLayoutEffect(() => {
    if (!ready) return undefined;
    table.attach(holder.current, mini.current);
    return () => table.detach();
  }, [ready]);
  const trial = useStore(session.store, state => Boolean(state.trial));
  const settled = useStore(session.store, state => Boolean(state.hover));
  const flights = useStore(session.store, state => state.flights);
  const rolled = useStore(session.store, state => Boolean(state.dice));
  const replaying = useStore(session.store, state => Boolean(state.replay));
  return html`<main class=${trial ? 'map trying' : 'map'}>
    <div class="board" ref=${holder} tabindex="0" role="application" aria-roledescription=${t('mapRole')} aria-label=${t('mapLabel')} onFocus=${() => table.link?.board.cursor && table.link.speak()} />
    ${
      status !== 'error' &&
      html`
      <${Layers} table=${table} />
      <div class="float mini" ref=${mini} />
      <div class="float zoom">
        <button aria-label=${t('zoomIn')} title=${`${t('zoomIn')} (+)`} onClick=${() => table.board?.zoomBy(1.25)}><${Icon} name="plus" size="15" /></button>
        <button aria-label=${t('zoomOut')} title=${`${t('zoomOut')} (-)`} onClick=${() => table.board?.zoomBy(0.8)}><${Icon} name="minus" size="15" /></button>
        <button aria-label=${t('zoomFit')} title=${`${t('zoomFit')} (0)`} onClick=${() => table.board?.fit()}><${Icon} name="fit" size="15" /></button>
      </div>`
    }
    <${TrialBand} table=${table} />
    <${Offline} session=${session} />
    ${status === 'ready' && settled && html`<${HoverCard} table=${table} />`}
    ${rolled && html`<${Dice} table=${table} />`}
    ${flights && html`<${Ranges} table=${table} flights=${flights} />`}
    ${replaying && html`<${ReplayBar} table=${table} />`}
    <${Toast} table=${table} />
    ${children}
  </main>`;
}

function Layers({ table }) {
  const overlays = useStore(table.session.store, state => state.overlays);
  return html`<div class="float layers" role="group" aria-label=${t('overlays')}>
    ${OVERLAYS.map((kind, i) => html`<button key=${kind} aria-pressed=${overlays.includes(kind)} title=${`${t(`overlay.${kind}.hint`)} (${i + 1})`} aria-label=${t(`overlay.${kind}`)} onClick=${() => table.overlays.toggle(i)}><${Icon} name=${kind} size="15" /><span>${t(`overlay.${kind}`)}</span></button>`)}
  </div>`;
}

function Offline({ session }) {
  const { online, view, status } = useStore(session.store);
  if (online || status === 'error' || !view) return null;
  return html`<div class="float strip" role="status"><span>${t('offline', { n: view.orders })}</span><button class="link" onClick=${session.retry}>${t('retry')}</button></div>`;
}

function Toast({ table }) {
  const { session } = table;
  const toast = useStore(session.store, state => state.toast);
  const title = toast ? toast.title || t(toast.code) : '';
  useEffect(() => {
    if (title) alarm(toast.rule ? `${title} ${t('rule', { rule: toast.rule })}` : title);
  }, [toast]);
  if (!toast) return null;
  const seeRule = () => {
    session.needRules();
    session.set({ rule: toast.rule, tab: 'rules' });
  };
  return html`<div class="float toast" key=${title}>
    ${toast.rule && html`<span class="number">${toast.rule}</span>`}
    <p><b>${title}</b>${toast.detail && html`<small>${toast.detail}</small>`}</p>
    ${toast.rule && html`<button class="see" onClick=${seeRule}>${t('showRule')}</button>`}
    <button class="close" aria-label=${t('close')} onClick=${() => session.set({ toast: null })}><${Icon} name="close" size="14" /></button>
  </div>`;
}
