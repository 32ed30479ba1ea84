/** The dice of the last order, tumbled once. */
import { html, useEffect, useState, useStore } from '../page/ui.js';
import { reducedMotion } from '../page/settings.js';
import { t } from '../page/i18n.js';
import { Ref } from './bits.js';
import { eventText } from './telling.js';
import { dash } from './text.js';

const TUMBLE = 500;
/** How long the dice lie before they go away by themselves. */
const LINGER = 4500;
const MOST = 6;
/** A fight in the air has a dozen notes: the last say how it went, all stand in the log. */
const MOST_NOTES = 4;
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

/** A face of a die: pips, or a number where it has more faces than six. */
export function Face({ value, size = 34 }) {
  return html`<svg class="face" width=${size} height=${size} viewBox="0 0 34 34" role="img" aria-label=${value}>
    <rect x="1.5" y="1.5" width="31" height="31" rx="7" />
    ${!PIPS[value] && html`<text x="17" y="23.5" text-anchor="middle">${value}</text>`}
    ${(PIPS[value] ?? []).map(i => html`<circle key=${i} cx=${9 + (i % 3) * 8} cy=${9 + Math.floor(i / 3) * 8} r="2.9" />`)}
  </svg>`;
}

function Die({ value }) {
  const [face, setFace] = useState(reducedMotion() ? value : 1);
  const [rolling, setRolling] = useState(!reducedMotion());
  useEffect(() => {
    if (!rolling) return undefined;
    const start = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - start >= TUMBLE) {
        clearInterval(timer);
        setFace(value);
        setRolling(false);
      } else {
        setFace(now => (now % 6) + 1);
      }
    }, 70);
    return () => clearInterval(timer);
  }, []);
  return html`<span class=${rolling ? 'die rolling' : 'die'}><${Face} value=${face} /></span>`;
}

export function Dice({ table }) {
  const dice = useStore(table.session.store, state => (state.replay ? null : state.dice));
  useEffect(() => {
    if (!dice) return undefined;
    const timer = setTimeout(() => table.session.get().dice === dice && table.session.set({ dice: null }), LINGER);
    return () => clearTimeout(timer);
  }, [dice]);
  if (!dice) return null;
  const { book } = table.session.get();
  return html`<div class="float dice" key=${dice.key} onClick=${() => table.session.set({ dice: null })}>
    ${dice.rolls.slice(0, MOST).map((roll, i) => html`<figure key=${i}><${Die} value=${roll.value} /><figcaption>${book.word(roll.purpose)} <${Ref} session=${table.session} rule=${roll.rule} /></figcaption></figure>`)}
    ${dice.rolls.length > MOST && html`<small>${t('moreDice', { n: dice.rolls.length - MOST })}</small>`}
    ${dice.notes.length > 0 && html`<p class="notes">${dice.notes.length > MOST_NOTES && html`<small>${t('moreNotes', { n: dice.notes.length - MOST_NOTES })}</small>`}${dice.notes.slice(-MOST_NOTES).map((note, i) => html`<small key=${i}>${eventText(book, note)}</small>`)}</p>`}
    ${dice.fought && html`<p><b>${dice.fought.result}</b><small>${dash(dice.fought.report.column)}</small></p>`}
  </div>`;
}
