/** When a match cannot be shown: what failed, a code to copy, a way on. */
import { html, useState, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { Button } from './bits.js';

export function Fault({ session }) {
  const error = useStore(session.store, state => state.error);
  const [copied, setCopied] = useState(false);
  const kind = error?.status === 404 || error?.status === 401 ? 'fault.unknown' : error?.unreachable ? 'fault.offline' : 'fault.other';
  const code = `${new Date().toISOString()} ${location.pathname} ${error?.status ?? ''} ${error?.type ?? ''} ${error?.message ?? error}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(code).catch(() => {});
    setCopied(true);
  };
  return html`<main class="fault" role="alert">
    <h1>${t(kind)}</h1><p>${t(`${kind}.hint`)}</p><pre>${code}</pre>
    <div class="acts"><${Button} go onClick=${() => location.reload()}>${t('retry')}</${Button}><${Button} onClick=${copy}>${t(copied ? 'copied' : 'copy')}</${Button}><a class="btn" href="/">${t('toLobby')}</a></div>
  </main>`;
}
