/** The side panel: on a phone, a sheet that slides over the lower half of the map. */
import { html, useEffect, useRef, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Decision } from './decision.js';
import { Log, Panels, Rules, UnitPane } from './later.js';
import { Foot } from './foot.js';

const PANES = { decision: Decision, unit: UnitPane, panels: Panels, rules: Rules, log: Log };
const TABS = Object.keys(PANES);

export function Side({ table }) {
  const { session } = table;
  const tab = useStore(session.store, state => state.tab);
  const status = useStore(session.store, state => state.status);
  const Pane = PANES[tab] ?? Decision;
  const pane = useRef();
  const [height, setHeight] = useState(null);
  useEffect(() => {
    if (tab === 'rules') session.needRules();
    if (pane.current && tab !== 'rules') pane.current.scrollTop = 0;
  }, [tab]);

  const walk = event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
    session.set({ tab: next });
    requestAnimationFrame(() => document.getElementById(`tab-${next}`)?.focus());
  };

  return html`<aside class="side" id="side" aria-label=${t('panel')} style=${height ? { height: `${height}px` } : {}}>
    <${Grip} onHeight=${setHeight} />
    <div class="tabs" role="tablist" aria-label=${t('panel')} onKeyDown=${walk}>
      ${TABS.map(name => html`<button key=${name} id=${`tab-${name}`} role="tab" aria-selected=${tab === name} aria-controls="pane" tabindex=${tab === name ? 0 : -1} onClick=${() => session.set({ tab: name })}>${t(`tab.${name}`)}</button>`)}
    </div>
    <div class=${`pane ${tab}`} id="pane" ref=${pane} role="tabpanel" aria-labelledby=${`tab-${tab}`}>
      ${status === 'ready' ? html`<${Pane} table=${table} />` : html`<${Skeleton} />`}
    </div>
    <${Foot} table=${table} />
  </aside>`;
}

const Skeleton = () => html`<div class="skeleton" aria-hidden="true"><i /><i /><i /><i /></div>`;

/** The handle of the sheet: drag it, or press it to open and close. */
function Grip({ onHeight }) {
  const start = useRef(null);
  const clamp = height => Math.max(96, Math.min(window.innerHeight - 140, height));
  const down = event => {
    event.target.setPointerCapture(event.pointerId);
    start.current = { y: event.clientY, height: event.target.closest('.side').offsetHeight, moved: false };
  };
  const move = event => {
    if (!start.current) return;
    const by = start.current.y - event.clientY;
    if (Math.abs(by) > 4) start.current.moved = true;
    if (start.current.moved) onHeight(clamp(start.current.height + by));
  };
  const up = () => {
    const { moved, height } = start.current ?? {};
    start.current = null;
    if (moved === false)
      onHeight(
        height < 200
          ? clamp(Math.round(window.innerHeight * 0.42))
          : height > window.innerHeight * 0.55
            ? 120
            : clamp(Math.round(window.innerHeight * 0.75)),
      );
  };
  return html`<button class="grip" aria-label=${t('sheet')} onPointerDown=${down} onPointerMove=${move} onPointerUp=${up}><i /></button>`;
}
