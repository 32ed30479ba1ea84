/** The position as a picture or on paper, the record, and a short text of the match to share. */
import { html, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { shown } from './state.js';
import { Button } from './bits.js';
import { saveRecord } from './save.js';
import { finalPoints, verdictText } from './bar.js';
import { standing } from './outlook.js';
import { levelText } from './strip.js';
import { eventText } from './telling.js';

export function Export({ table, close }) {
  const { session } = table;
  const { match, view } = useStore(session.store);
  const [copied, setCopied] = useState(false);
  const recordable = view.over || match.seat === 'both';
  const text = summary(table);
  const copy = async () => {
    await navigator.clipboard?.writeText(text).catch(() => {});
    setCopied(true);
  };
  return html`<div class="acts wrap">
      <${Button} onClick=${() => savePicture(table, 'png')}>PNG</${Button}><${Button} onClick=${() => savePicture(table, 'svg')}>SVG</${Button}>
      <${Button} onClick=${() => (close(), print(table))}>${t('printPdf')}</${Button}>
      <${Button} disabled=${!recordable} onClick=${() => saveRecord(session)}>${t('download')}</${Button}>
    </div>${!recordable && html`<p class="fine">${t('download')}${t('colon')} ${t('recordLater')}</p>`}
    <h3>${t('matchText')}</h3><textarea class="matchtext" readonly rows="12" aria-label=${t('matchText')}>${text}</textarea>
    <div class="acts"><${Button} go onClick=${copy}>${t(copied ? 'copied' : 'copy')}</${Button}><${Button} onClick=${() => save(`${fileName(session)}.txt`, new Blob([text], { type: 'text/plain' }))}>TXT</${Button}></div>`;
}

const pictures = () => import('../board/picture.js');

const fileName = ({ id, get }) => `${get().match.game}-${id}-${get().view.orders}`;

function save(name, blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** The whole map with all that lies on it, as pixels or as lines; the SVG tells in words too where everybody stands. */
async function savePicture({ session, board }, kind) {
  const { drawPicture, drawVector } = await pictures();
  if (kind === 'png') return drawPicture(board).toBlob(blob => save(`${fileName(session)}.png`, blob));
  const { match, map, book } = session.get();
  const view = shown(session.get());
  const title = `${tr(map.title)}, ${tr(match.scenarioTitle)}, ${t('turnShort', { turn: view.turn })}`;
  const about = view.units.map(unit => `${unit.hex} ${book.name(unit.id)}`).join('; ');
  const svg = drawVector(board, { title, about });
  return save(`${fileName(session)}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}

/** Puts the picture and the text on a sheet of their own and prints it; from there a PDF is made too. */
async function print(table) {
  const sheet = document.createElement('div');
  sheet.className = 'printed';
  const image = new Image();
  image.alt = '';
  const words = document.createElement('pre');
  words.textContent = summary(table);
  sheet.append(image, words);
  document.body.append(sheet);
  image.onload = () => {
    window.print();
    setTimeout(() => sheet.remove(), 500);
  };
  (await pictures()).drawPicture(table.board).toBlob(blob => (image.src = URL.createObjectURL(blob)));
}

/** The match in a few lines: who, where it stands, the battles of the last turn. */
function summary(table) {
  const { session } = table;
  const { match, map, view, book, history, outlook } = session.get();
  const player = side => `${t(`side.${side}`)}: ${match.players[side]}`;
  const head = [tr(map.title), tr(match.scenarioTitle)].join(', ');
  const where = view.over
    ? verdictText(view, table)
    : `${t('turnOf', { turn: view.turn, all: match.lastTurn })}, ${tr(book.phase(view.phase)?.name) || ''}`;
  const level = outlook && !view.over ? levelText(book, standing(outlook, view.points, match.seat).level) : '';
  const turn = history.at(-1)?.turn;
  const battles = history
    .filter(entry => entry.turn === turn)
    .flatMap(entry => entry.events.filter(event => event.type === 'fought').map(event => `- ${eventText(book, event)}`));
  return [
    head,
    [player('soviet'), player('axis')].join(' · '),
    where,
    `${finalPoints(view)}${level ? ` ${level}.` : ''}`,
    ...(battles.length ? ['', `${t('turnShort', { turn })}:`, ...battles.slice(0, 20)] : []),
  ].join('\n');
}
