/** A link one can copy. */
import { html, useState } from './ui.js';
import { t } from './i18n.js';

export function CopyLine({ label, text, hint }) {
  const [copied, setCopied] = useState(false);
  const copy = async event => {
    const field = event.target.closest('.copyline').querySelector('input');
    field.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand('copy');
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return html`<label class="copyline"><span><b>${label}</b>${hint && html`<small>${hint}</small>`}</span><span class="row"><input readonly value=${text} onFocus=${event => event.target.select()} /><button type="button" class="btn" onClick=${copy}>${t(copied ? 'copied' : 'copy')}</button></span></label>`;
}
