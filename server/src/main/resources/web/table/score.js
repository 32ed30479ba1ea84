/** The score line by line, with its rules; each line leads to where it was won. */
import { html, useStore } from '../page/ui.js';
import { list, t } from '../page/i18n.js';
import { Chip } from '../page/icons.js';
import { Ref } from './bits.js';
import { capital } from './kit.js';
import { scoreLines, standing } from './outlook.js';
import { Bands, levelText, nextText } from './strip.js';

export function ScoreTable({ table, onSee }) {
  const { session } = table;
  const { history, outlook, book, view } = useStore(session.store);
  const lines = scoreLines(history, view.over ? null : outlook);
  const total = side => lines.filter(line => line.side === side).reduce((sum, line) => sum + line.points, 0);
  const told = ['soviet', 'axis'].every(side => total(side) === view.points[side]);
  if (!lines.length) return html`<p class="empty">${t('noPoints')}</p>`;
  const see = line => {
    onSee?.();
    table.replay.to(line.n);
  };
  return html`<table class="scoretable"><thead><tr><th>${t('scoreLine')}</th><th><${Chip} side="soviet" /><span class="unseen">${t('side.soviet')}</span></th><th><${Chip} side="axis" /><span class="unseen">${t('side.axis')}</span></th></tr></thead>
    <tbody>${lines.map(line => html`<tr key=${`${line.side}${line.reason}${line.now}`}><th scope="row">${line.n ? html`<button class="hexlink" title=${t('replayFrom', { n: line.n })} onClick=${() => see(line)}>${capital(book.word(line.reason))}</button>` : capital(book.word(line.reason))}${line.times > 1 ? html` <small>× ${line.times}</small>` : ''}${line.turns.size ? html` <small>${t('scoreTurns', { n: line.turns.size, turns: spans([...line.turns]) })}</small>` : ''}${line.now ? html` <small>${t('scoreIfNow')}</small>` : ''} <${Ref} session=${session} rule=${line.rule} /></th><td>${line.side === 'soviet' ? line.points : ''}</td><td>${line.side === 'axis' ? line.points : ''}</td></tr>`)}</tbody>
    ${told && html`<tfoot><tr><th scope="row">${t('total')}</th><td>${view.points.soviet}</td><td>${view.points.axis}</td></tr></tfoot>`}</table>`;
}

/** "1 to 6 and 9" for turns one after another. */
function spans(turns) {
  const runs = [];
  for (const turn of [...turns].sort((a, b) => a - b)) {
    if (turn === runs.at(-1)?.to + 1) runs.at(-1).to = turn;
    else runs.push({ from: turn, to: turn });
  }
  return list(runs.map(({ from, to }) => (to === from ? String(from) : to === from + 1 ? `${from}, ${to}` : t('fromTo', { from, to }))));
}

/** The level now or at the end, on its scale with the thresholds. */
export function Verdict({ table }) {
  const { outlook, view, match, book } = useStore(table.session.store);
  if (!outlook) return null;
  const now = standing(outlook, view.points, match.seat);
  const said = view.over
    ? html`<p>${t('marginIs', { n: Math.abs(now.balance) })}</p>`
    : html`<p><b>${levelText(book, now.level)}</b> <small>${nextText(book, now)}</small></p>`;
  return html`<div class="verdict">${said}<${Bands} outlook=${outlook} balance=${now.balance} labels book=${book} /></div>`;
}
