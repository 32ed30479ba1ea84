/** Who sits where: the invitation to the seat opposite, one's own key, and the proof of the dice. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr, ago } from '../page/i18n.js';
import { CopyLine } from '../page/copyline.js';
import { keepMatch, remember } from '../page/keep.js';
import { hex } from './secrets.js';

export function Seats({ session }) {
  const { match } = useStore(session.store);
  const [invitation, setInvitation] = useState(() => remember(`invitation.${match.id}`));
  const [fresh, setFresh] = useState('');
  const other = { axis: 'soviet', soviet: 'axis' }[match.seat];
  const open = other && match.seats && !match.seats[other].taken;
  const invite = async () => {
    const made = await session.api.invite();
    remember(`invitation.${match.id}`, made);
    setInvitation(made);
  };
  const rekey = async () => {
    const made = await session.api.rekey();
    keepMatch({ id: match.id, seat: match.seat, tokens: { [match.seat]: made.token } });
    setFresh(made.token);
  };
  useEffect(() => {
    if (fresh) location.assign(`/m/${match.id}#${fresh}`);
  }, [fresh]);
  return html`<div class="seats">
    ${['soviet', 'axis'].filter(side => match.seats?.[side]?.player === 'human').map(side => html`<p key=${side}><b>${t(`side.${side}`)}</b>: ${who(match.seats[side])}</p>`)}
    ${
      open &&
      (invitation
        ? html`<${CopyLine} label=${t('invitation', { side: t(`side.${other}`) })} hint=${t('invitationHint')} text=${invitation.link} />${invitation.warning && html`<p class="fault-line" role="alert">${tr(invitation.warning)}</p>`}`
        : html`<p>${t('invitationLost')}</p>`)
    }
    <p class="acts">${open && html`<button class="btn" onClick=${invite}>${t('invitationAnew')}</button>`}${match.seat !== 'spectator' && html`<button class="btn" title=${t('rekeyHint')} onClick=${rekey}>${t('rekey')}</button>`}</p>
    <${DiceProof} match=${match} />
  </div>`;
}

function who(seat) {
  if (!seat.taken) return t('seatOpen');
  const name = seat.name || t('someone');
  return seat.since ? t('seatTaken', { name, when: ago(seat.since) }) : name;
}

/** What was committed to, and at the end whether the secrets are those. */
function DiceProof({ match }) {
  const { dice } = match;
  const [good, setGood] = useState(null);
  useEffect(() => {
    if (dice?.secrets && globalThis.crypto?.subtle) check(match).then(setGood);
  }, [dice]);
  if (dice?.kind === 'seed') return html`<p>${t('diceSeed', { seed: dice.seed })}</p>`;
  if (dice?.kind !== 'shared') return null;
  return html`<details class="dice-proof"><summary>${t(dice.secrets ? 'diceOver' : 'diceShared')}${good === null ? '' : ` ${t(good ? 'diceGood' : 'diceBad')}`}</summary>
    <ul>${Object.entries(dice.digests).map(([party, digest]) => html`<li key=${party}><b>${t(`party.${party}`)}</b> <code>${digest}</code>${dice.secrets && html`<br /><code>${dice.secrets[party]}</code>`}</li>`)}</ul></details>`;
}

async function check({ id, dice }) {
  const noted = remember(`dice.${id}`);
  for (const [party, secret] of Object.entries(dice.secrets)) {
    const digest = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
    if (digest !== dice.digests[party] || (noted && noted[party] !== digest)) return false;
  }
  return true;
}
