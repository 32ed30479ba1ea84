/** Where an invitation leads: sit down once, and the seat is one's own. */
import { html, useState } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { matches } from '../page/api.js';
import { keepMatch, remember } from '../page/keep.js';
import { Mark } from '../page/icons.js';
import { makeSecret } from './secrets.js';

export function Join({ token }) {
  const [name, setName] = useState(() => remember('name') ?? '');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const sit = async event => {
    event.preventDefault();
    setBusy(true);
    try {
      remember('name', name.trim() || null);
      const made = await makeSecret();
      const taken = await matches.take({ invitation: token, name: name.trim(), ...(made ? { secret: made.secret } : {}) });
      keepMatch({ id: taken.id, seat: taken.seat, tokens: taken.tokens });
      location.replace(`/m/${taken.id}#${taken.tokens[taken.seat]}`);
    } catch (problem) {
      setFault(
        { 404: t('invitationUnknown'), 410: t(problem.type === 'invitation-used' ? 'invitationUsed' : 'invitationLapsed') }[
          problem.status
        ] ?? String(problem.message),
      );
      setBusy(false);
    }
  };
  return html`<div class="lobby"><header class="lobby-head"><${Mark} /><b>Stavka</b><span>${t('motto')}</span></header><main>
    <section class="hint join"><form onSubmit=${sit}><h2>${t('invited')}</h2><p>${t('invitedHint')}</p>
      <label class="field"><span>${t('yourName')}</span><input name="name" maxlength="40" value=${name} onInput=${event => setName(event.target.value)} /></label>
      ${fault && html`<p class="fault-line" role="alert">${fault}</p>`}
      <div class="acts"><button class="btn go" disabled=${busy || !token}>${t('sitDown')}</button> <a class="btn" href="/">${t('toLobby')}</a></div></form></section></main></div>`;
}
