/** One's own matches: those that wait for one first, then the others, the finished ones with how they ended; any can be put away. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr, ago } from '../page/i18n.js';
import { seat as seatOf } from '../page/api.js';
import { botName, needBots, roster } from '../page/bots.js';
import { forget, linkTo, putAway, tokenOf } from '../page/keep.js';
import { Chip } from '../page/icons.js';
import { CopyLine } from '../page/copyline.js';
import { refresh } from './doors.js';

const rank = ({ now }) => (!now ? -1 : now.over ? 0 : now.yours ? 2 : 1);
const later = (a, b) => (b.now?.updated ?? 0) - (a.now?.updated ?? 0);

export function MyMatches({ rows, games }) {
  useStore(roster);
  useEffect(needBots, []);
  const [open, setOpen] = useState(false);
  if (!rows) return html`<div class="skeleton" aria-hidden="true"><i /><i /></div>`;
  if (!rows.length) return html`<p class="empty">${t('noMatches')}</p>`;
  const sorted = [...rows].sort((a, b) => rank(b) - rank(a) || later(a, b));
  const shown = sorted.filter(row => !row.kept.away);
  const away = sorted.filter(row => row.kept.away);
  return html`<ul class="matches">${shown.map(row => html`<${Row} key=${row.kept.id} row=${row} games=${games} />`)}</ul>
    ${away.length > 0 && html`<p><button class="link" aria-expanded=${open} onClick=${() => setOpen(!open)}>${t('putAwayList', { n: away.length })}</button></p>`}
    ${open && html`<ul class="matches">${away.map(row => html`<${Row} key=${row.kept.id} row=${row} games=${games} />`)}</ul>`}`;
}

/** The match last played that waits for its player: one press leads on. */
export function Waiting({ rows, games }) {
  useStore(roster);
  useEffect(needBots, []);
  const row = [...(rows ?? [])].filter(one => one.now?.yours && !one.now.over && !one.kept.away).sort(later)[0];
  if (!row) return null;
  const { kept, now } = row;
  const { title, scenario } = namesOf(row, games);
  return html`<section class="waiting"><div><small>${t('yourTurn')} · ${ago(now.updated)}</small><h1>${title}</h1><p><${Sides} row=${row} /> · ${now.turn ? t('turnShort', { turn: now.turn }) : t('setUp')} · <b>${tr(now.decision?.text)}</b></p><small>${scenario}</small></div>
    <a class="btn go" href=${`/m/${kept.id}#${tokenOf(kept)}`}>${t('resume')}</a></section>`;
}

function namesOf({ kept, now }, games) {
  const game = games.find(one => one.slug === (now?.game ?? kept.game));
  const scenario = game?.scenarios.find(one => one.id === (now?.scenario ?? kept.scenario));
  return { title: tr(game?.title) || kept.game || kept.id, scenario: tr(scenario?.title) };
}

/** "Soviet against the Colonel". */
function Sides({ row: { kept, now } }) {
  const seat = now?.seat ?? kept.seat ?? 'spectator';
  const name = player => (player === 'human' ? t('aFriend') : botName(player));
  if (seat === 'both') return t('seat.both');
  if (seat === 'spectator') return now?.players ? `${name(now.players.soviet)} – ${name(now.players.axis)}` : t('seat.spectator');
  const other = now?.players?.[seat === 'axis' ? 'soviet' : 'axis'];
  return html`<${Chip} side=${seat} /> ${t('sideAgainst', { side: t(`side.${seat}`), other: other ? name(other) : '?' })}`;
}

function Row({ row, games }) {
  const { kept, now } = row;
  const [links, setLinks] = useState(false);
  const [sure, setSure] = useState(false);
  const token = tokenOf(kept);
  const { title, scenario } = namesOf(row, games);
  const others = Object.entries(kept.tokens).filter(([seat]) => seat !== kept.seat);
  const remove = () => {
    if (!sure) return setSure(true);
    forget(kept.id);
    return refresh();
  };
  const away = () => {
    putAway(kept.id, !kept.away);
    refresh();
  };
  return html`<li class=${now?.yours && !now.over ? 'yours' : ''}>
    <a class="open" href=${`/m/${kept.id}#${token}`}>
      <b>${title}</b><span>${scenario}</span>
      <em>${status(now)}</em>
      <span class="who"><${Sides} row=${row} />${now?.turn ? ` · ${t('turnShort', { turn: now.turn })}` : ''}${now?.updated ? ` · ${ago(now.updated)}` : ''}</span>
    </a>
    <div class="acts">
      <a class=${`btn${now?.yours && !now.over ? ' go' : ''}`} href=${`/m/${kept.id}#${token}`}>${t(now?.over ? 'lookBack' : kept.seat === 'spectator' ? 'watch' : 'resume')}</a>
      ${others.length > 0 && html`<button class="btn" aria-expanded=${links} onClick=${() => setLinks(!links)}>${t('links')}</button>`}
      ${(now?.over || kept.seat === 'both') && html`<button class="btn" onClick=${() => save(kept, token)}>${t('download')}</button>`}
      <button class="btn" onClick=${away}>${t(kept.away ? 'takeBack' : 'putAway')}</button>
      ${(kept.away || !now) && html`<button class="btn" onClick=${remove} onBlur=${() => setSure(false)}>${t(sure ? 'reallyRemove' : 'remove')}</button>`}
    </div>
    ${links && html`<div class="links">${others.map(([seat, other]) => html`<${CopyLine} key=${seat} label=${t(`seat.${seat}`)} text=${linkTo(kept.id, other)} />`)}</div>`}
  </li>`;
}

function status(now) {
  if (!now) return t('gone');
  if (now.over) {
    const { verdict } = now;
    if (!verdict) return t('over');
    const level = tr(verdict.text) || '';
    const who = verdict.winner && !/^\p{Lu}/u.test(level) ? `${t(`side.${verdict.winner}`)}: ` : '';
    return t('ended', { how: `${who}${level || t('draw')}`, soviet: verdict.sovietPoints, axis: verdict.axisPoints });
  }
  const who = now.yours ? t('yourTurn') : t('sideDecides', { side: t(`side.${now.decision?.side}`) });
  return t('isToDo', { who, what: tr(now.decision?.text) });
}

async function save(kept, token) {
  const blob = await seatOf(kept.id, token).record();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${kept.game ?? 'match'}-${kept.id}.jsonl`;
  link.click();
}
