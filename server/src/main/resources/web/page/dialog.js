/** A modal window that closes on Escape, on its cross and on a press beside it, and gives the focus back. */
import { html, useLayoutEffect, useRef } from './ui.js';
import { t } from './i18n.js';
import { Icon } from './icons.js';

export function Dialog({ title, onClose, wide, children }) {
  const element = useRef();
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement|null} */ (document.activeElement);
    element.current.showModal();
    return () => before?.focus?.({ preventScroll: true });
  }, []);
  const beside = event => event.target === element.current && onClose();
  const cancel = event => {
    event.preventDefault();
    onClose();
  };
  return html`<dialog ref=${element} class=${wide === true ? 'wide' : (wide ?? '')} aria-label=${title} onCancel=${cancel} onClick=${beside}>
    <div class="dialog-body"><header><h2>${title}</h2><button class="icon" aria-label=${t('close')} onClick=${onClose}><${Icon} name="close" /></button></header>${children}</div>
  </dialog>`;
}
