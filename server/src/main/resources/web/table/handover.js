/** In a hot seat, a screen between the sides: who is to move now, and what happened since they last did. */
import { html, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { remember } from '../page/keep.js';
import { Chip } from '../page/icons.js';
import { Button } from './bits.js';

export function HandOver({ table, close }) {
  const { view, book } = useStore(table.session.store);
  const [often, setOften] = useState(true);
  const side = view.decision?.side;
  return html`<div class="handover"><p class="big"><${Chip} side=${side} /> <b>${t('handOverTo', { side: t(`side.${side}`) })}</b></p><p class="lede">${t('turnShort', { turn: view.turn })}, ${tr(book.phase(view.phase)?.name)}: ${tr(view.decision?.text)}</p>
    <div class="acts"><${Button} go autofocus onClick=${close}>${t('takeOver')}</${Button}><label class="row check-small"><input type="checkbox" checked=${often} onChange=${event => (setOften(event.target.checked), remember('handover', event.target.checked ? null : 'never'))} /> ${t('handOverAlways')}</label></div></div>`;
}
