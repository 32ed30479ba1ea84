/** One's own matches: whose turn it is, and what can be done with each. */
import { html, useState } from '../page/ui.js';
import { t, tr, ago } from '../page/i18n.js';
import { seat as seatOf } from '../page/api.js';
import { forget, linkTo, tokenOf } from '../page/keep.js';
import { CopyLine } from '../page/copyline.js';
import { refresh } from './doors.js';

export function MyMatches({ rows, games }) {
  if (!rows) return html`<div class="skeleton" aria-hidden="true"><i /><i /></div>`;
  if (!rows.length) return html`<p class="empty">${t('noMatches')}</p>`;
  const sorted = [...rows].sort((a, b) => rank(b.now) - rank(a.now));
  return html`<ul class="matches">${sorted.map(({ kept, now }) => html`<${Row} key=${kept.id} kept=${kept} now=${now} games=${games} />`)}</ul>`;
}

const rank = now => (!now ? -1 : now.over ? 0 : now.yours ? 2 : 1);

function Row({ kept, now, games }) {
  const [links, setLinks] = useState(false);
  const [sure, setSure] = useState(false);
  const token = tokenOf(kept);
  const game = games.find(one => one.slug === (now?.game ?? kept.game));
  const others = Object.entries(kept.tokens).filter(([seat]) => seat !== kept.seat);
  const remove = () => {
    if (!sure) return setSure(true);
    forget(kept.id);
    return refresh();
  };
  return html`<li class=${now?.yours && !now.over ? 'yours' : ''}>
    <a class="open" href=${`/m/${kept.id}#${token}`}>
      <b>${tr(game?.title) || kept.game || kept.id}</b>
      <span>${t(`seat.${now?.seat ?? kept.seat ?? 'spectator'}`)}${now?.turn ? ` · ${t('turnShort', { turn: now.turn })}` : ''}${now?.updated ? ` · ${ago(now.updated)}` : ''}</span>
      <em>${status(now)}</em>
    </a>
    <div class="acts">
      <a class="btn go" href=${`/m/${kept.id}#${token}`}>${t(now?.over ? 'replay' : kept.seat === 'spectator' ? 'watch' : 'resume')}</a>
      ${others.length > 0 && html`<button class="btn" aria-expanded=${links} onClick=${() => setLinks(!links)}>${t('links')}</button>`}
      ${(now?.over || kept.seat === 'both') && html`<button class="btn" onClick=${() => save(kept, token)}>${t('download')}</button>`}
      <button class="btn" onClick=${remove} onBlur=${() => setSure(false)}>${t(sure ? 'reallyRemove' : 'remove')}</button>
    </div>
    ${links && html`<div class="links">${others.map(([seat, other]) => html`<${CopyLine} key=${seat} label=${t(`seat.${seat}`)} text=${linkTo(kept.id, other)} />`)}</div>`}
  </li>`;
}

function status(now) {
  if (!now) return t('gone');
  if (now.over) return now.verdict?.winner ? t('wins', { side: t(`side.${now.verdict.winner}`) }) : t('over');
  if (now.yours) return `${t('yourTurn')}: ${tr(now.decision?.text)}`;
  return t('sideDecides', { side: t(`side.${now.decision?.side}`) });
}

async function save(kept, token) {
  const blob = await seatOf(kept.id, token).record();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${kept.game ?? 'match'}-${kept.id}.jsonl`;
  link.click();
}
