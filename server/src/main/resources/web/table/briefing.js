/** The briefing: situation, task, what scores, levels and what is special, on one screen for each side. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { t, tr } from '../page/i18n.js';
import { games } from '../page/api.js';
import { remember } from '../page/keep.js';
import { settings } from '../page/settings.js';
import { Segments } from '../page/tools.js';
import { Chip } from '../page/icons.js';
import { Button, HexLink, Ref, Ruled } from './bits.js';
import { capital } from './kit.js';
import { Bands } from './strip.js';
import { standing } from './outlook.js';
import { Reconstructed } from './provenance.js';

export function BriefingBody({ table, close }) {
  const { session } = table;
  const { match, book, outlook, view } = useStore(session.store);
  const [all, setAll] = useState(null);
  const [side, setSide] = useState(match.seat === 'axis' ? 'axis' : 'soviet');
  const [often, setOften] = useState(remember('briefings') !== 'never');
  const { language } = useStore(settings);
  useEffect(() => {
    games.briefing(match, language).then(setAll, () => setAll([]));
  }, [language]);
  useEffect(() => {
    if (all) /** @type {HTMLElement|null} */ (document.querySelector('.briefing .btn.go'))?.focus();
  }, [all]);
  if (!all) return html`<p class="lede">${t('loading')}</p>`;
  const text = all.find(one => one.scenario === match.scenario);
  const other = side === 'axis' ? 'soviet' : 'axis';
  const look = hex => (close(), table.look(hex));
  const objectives = [...(outlook?.objectives ?? [])].sort((a, b) => b.points - a.points);
  const awards = (outlook?.awards ?? []).filter(award => !objectives.some(one => [one.id, `control-${one.id}`].includes(award.reason)));
  return html`<div class="briefing">
    <${Segments} label=${t('side')} value=${side} onPick=${setSide} options=${['soviet', 'axis'].map(one => [one, `${t(`side.${one}`)}${match.seat === one ? `, ${t('yourSide')}` : ''}`])} />
    <div class="columns"><div>
      ${
        text &&
        html`<h3>${t('situation')}</h3><p class="prose">${tr(text.situation)}</p><h3>${t('yourTask')}</h3><p class="prose">${tr(text[side].own)}</p><h3>${t('theyWant')}</h3><p class="prose">${tr(text[other].seen)}</p>
      <h3>${t('special')}</h3><ul class="notes">${text.notes.map((note, i) => html`<li key=${i}><${Ruled} session=${leading(session, close)} text=${tr(note.text)} /></li>`)}</ul>`
      }
    </div><div>
      ${objectives.length > 0 && html`<h3>${t('whereDecided')}</h3><ul class="plainlist objectives">${objectives.slice(0, 12).map(one => html`<li key=${one.id}>${one.holder ? html`<${Chip} side=${one.holder} />` : html`<i class="chip none" />`}<span>${placeName(table, book, one)} <${HexLink} table=${{ look }} hex=${one.hexes[0]} /></span><b>${one.points}</b></li>`)}</ul>${objectives.length > 12 && html`<p class="fine">${t('andMorePlaces', { n: objectives.length - 12 })}</p>`}`}
      ${awards.length > 0 && html`<h3>${t('whatScores')}</h3><ul class="plainlist">${awards.map(award => html`<li key=${award.reason}>${award.side && html`<${Chip} side=${award.side} />`}<span>${capital(book.word(award.reason))} <${Ref} session=${leading(session, close)} rule=${award.rule} /></span><b>${award.points}</b></li>`)}</ul>`}
      ${outlook && html`<h3>${t('levels')} <small>${t('levelsHint', sides())}</small></h3><${Bands} outlook=${outlook} balance=${standing(outlook, view.points, side).balance} labels book=${book} />`}
      ${text && html`<dl class="tiles"><div><dd>${match.lastTurn - match.firstTurn + 1}</dd><dt>${t('briefTurns')}</dt></div><div><dd>${forces(view, book, 'soviet') || '–'} : ${forces(view, book, 'axis') || '–'}</dd><dt>${t('briefUnits', sides())}</dt></div><div class="wide"><dd>${tr(text.length)}</dd><dt>${t('briefLength')}</dt></div></dl>`}
    </div></div>
    ${match.options && html`<p class="fine">${t('matchOptions')}${t('colon')} ${match.options.map(one => html`<span key=${one.id}>${tr(one.name)}${one.flag ? '' : ` (${one.value})`}${one.flag && !one.value ? ` (${t('optionOff')})` : ''} <${Ref} session=${leading(session, close)} rule=${one.rule} /> </span>`)}</p>`}
    <${Reconstructed} table=${table} />
    <div class="acts"><${Button} go autofocus onClick=${close}>${t('briefGo')}</${Button}><${Button} onClick=${() => (close(), session.needRules(), session.set({ tab: 'rules' }))}>${t('readRules')}</${Button}><label class="row check-small"><input type="checkbox" checked=${often} onChange=${event => (setOften(event.target.checked), remember('briefings', event.target.checked ? null : 'never'))} /> ${t('briefAlways')}</label><small>${t('briefAgain')} <kbd>B</kbd></small></div>
  </div>`;
}

const sides = () => ({ axis: t('party.axis'), soviet: t('party.soviet') });

/** How many units a side has on the map or on their way to it. */
function forces(view, book, side) {
  const coming = view.boxes.filter(box => !box.id.startsWith('eliminated')).flatMap(box => box.units);
  return [...new Set([...view.units.map(unit => unit.id), ...coming])].filter(id => book.side(id) === side && book.fights(id)).length;
}

/** A town's name where the objective has one, else the word of the game or the hex. */
export function placeName(table, book, { id, hexes }) {
  return book.word(id, [], '') || table.board?.groundOf(hexes[0])[0] || hexes[0];
}

/** A reference in a window closes it on its way to the rule. */
const leading = (session, close) => ({ ...session, set: change => (close(), session.set(change)) });
