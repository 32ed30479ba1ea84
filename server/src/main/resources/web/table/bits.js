/** Small pieces that many panels use. */
import { html, Held, useStore } from '../page/ui.js';
import { settings } from '../page/settings.js';
import { t } from '../page/i18n.js';
import { shown } from './state.js';

/** A rule's number that opens the rule. */
export function Ref({ session, rule }) {
  if (!rule) return null;
  const open = event => {
    event.stopPropagation();
    session.needRules();
    session.set({ rule, tab: 'rules' });
  };
  return html`<button type="button" class="ref" title=${t('openRule', { rule })} onClick=${open}>[${rule}]</button>`;
}

/** Text in which `[6.24]` becomes a button. */
export function Ruled({ session, text }) {
  return text.split(/(\[\d+(?:\.\d+)*\][.,;:]?)/).map(part => {
    const [, rule, after] = /^\[(\d[\d.]*)\](.?)$/.exec(part) ?? [];
    return rule ? html`<span class="nobr"><${Ref} session=${session} rule=${rule} />${after}</span>` : part;
  });
}

/** A hex number that moves the map there. */
export function HexLink({ table, hex }) {
  if (!hex) return null;
  return html`<button type="button" class="hexlink" title=${t('showHex', { hex })} onClick=${() => table.look(hex)}>${hex}</button>`;
}

/** The picture of a counter. */
export function Counter({ table, id, size = 52 }) {
  const { theme } = useStore(settings);
  const view = useStore(table.session.store, shown);
  const unit = view?.units.find(one => one.id === id);
  const key = unit ? JSON.stringify(unit) : id;
  return html`<${Held} class="counter" aria-hidden="true" make=${() => table.board?.counterImage(id, size)} keys=${[key, theme, size, Boolean(table.board)]} />`;
}

export function Button({ children, go, key_, onClick, disabled, small, ...rest }) {
  return html`<button type="button" class=${`btn${go ? ' go' : ''}${small ? ' small' : ''}`} disabled=${disabled} onClick=${onClick} ...${rest}>${children}${key_ && html`<kbd>${key_}</kbd>`}</button>`;
}
