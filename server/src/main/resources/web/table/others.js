/** How one wants to see what others do: at once, calmly, or battle by battle. It is the viewer's own; the server plays on. */
import { html, createStore, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { remember } from '../page/keep.js';
import { Segments } from '../page/tools.js';

export const PACES = ['once', 'calm', 'step'];

export const others = createStore({ pace: PACES.includes(remember('others')) ? remember('others') : 'once' });

export function setPace(pace) {
  remember('others', pace);
  others.set({ pace });
}

export function OthersSetting() {
  const { pace } = useStore(others);
  return html`<div class="others"><span>${t('whenOthersPlay')}</span><${Segments} label=${t('whenOthersPlay')} value=${pace} onPick=${setPace} options=${PACES.map(one => [one, t(`pace.${one}`)])} /></div>`;
}
