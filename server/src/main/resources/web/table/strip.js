/** The level as it stands: the bands of victory with a marker, the points of both, and what is missing to the next better one. */
import { html, useStore } from '../page/ui.js';
import { t } from '../page/i18n.js';
import { settings } from '../page/settings.js';
import { Chip } from '../page/icons.js';
import { standing } from './outlook.js';

/** "Axis: marginal victory", or what the game calls it. */
export function levelText(book, level) {
  const name = book.word(level.id);
  if (
    !level.winner ||
    /^\p{Lu}/u.test(name) ||
    name.toLowerCase().includes(t(`side.${level.winner}`).toLowerCase()) ||
    name.toLowerCase().includes(t(`of.${level.winner}`).toLowerCase())
  )
    return name.charAt(0).toUpperCase() + name.slice(1);
  return `${t(`side.${level.winner}`)}${t('colon')} ${name}`;
}

/** The same in a word or two: "Axis marginal". */
export function levelShort(book, level, besides = null) {
  const whole = levelText(book, besides === level.winner ? { ...level, winner: null } : level);
  const name =
    besides && besides === level.winner
      ? [t(`side.${besides}`), t(`of.${besides}`)]
          .reduce((text, word) => text.replace(new RegExp(`(?<!\\p{L})${word}(?:e|ne)?(?!\\p{L})`, 'iu'), ' '), whole)
          .replace(/\s+/g, ' ')
          .trim()
      : whole;
  const cut = name
    .replace(new RegExp(`\\s*\\b${t('victoryWord')}\\b`, 'i'), '')
    .replace(/\s*:/, '')
    .trim();
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

export function Strip({ table, view }) {
  const { outlook, match, book } = useStore(table.session.store);
  if (!outlook) return null;
  const seat = match.seat === 'both' ? (view.decision?.side ?? 'axis') : match.seat;
  const now = standing(outlook, view.points, seat);
  const said = nextText(book, now);
  return html`<button class="strip-victory" title=${t('whatWins')} onClick=${() => table.session.set({ tab: 'panels' })}>
    <span class="level">${now.level.winner && html`<${Chip} side=${now.level.winner} />`}<b>${levelShort(book, now.level)}</b></span>
    <${Bands} outlook=${outlook} balance=${now.balance} />
    <span class="both"><span><${Chip} side="soviet" /> ${view.points.soviet}</span><small>${said}</small><span>${view.points.axis} <${Chip} side="axis" /></span></span>
  </button>`;
}

export function nextText(book, { level, next, need }) {
  if (!next) return t('bestLevel');
  const name = levelShort(book, next, level.winner);
  // A side's name keeps its capital; in French it is most often an adjective, and those have none.
  const other = next.winner && next.winner !== level.winner;
  const proper = other && (settings.get().language === 'en' || name.startsWith(t(`side.${next.winner}`)));
  return t('toNext', { n: need, level: proper ? name : name.charAt(0).toLowerCase() + name.slice(1) });
}

/** The levels as bands, Soviet ones left, with a marker at the balance. */
export function Bands({ outlook, balance, labels = false, book }) {
  const { levels } = outlook;
  const inner = levels.slice(1).map(level => level.from);
  const span = Math.max(8, ((inner.at(-1) - inner[0]) / Math.max(1, inner.length - 1)) * 1.1);
  const [low, high] = [inner[0] - span, inner.at(-1) + span];
  const share = value => (100 * (Math.max(low, Math.min(high, value)) - low)) / (high - low);
  const draw = levels.findIndex(level => !level.winner);
  const shade = (level, i) => {
    const middle = draw >= 0 ? draw : levels.findIndex(one => one.winner === 'axis') - 0.5;
    const far = Math.abs(i - middle) / Math.max(1, Math.max(middle, levels.length - 1 - middle));
    return level.winner
      ? `color-mix(in srgb, var(--front-${level.winner === 'axis' ? 'a' : 's'}) ${Math.round(25 + 70 * far)}%, var(--panel))`
      : 'var(--panel-3)';
  };
  const bands = html`<span class=${`bands${labels ? ' labelled' : ''}`} aria-hidden="true">
    ${levels.map((level, i) => {
      const from = i === 0 ? low : level.from;
      const to = levels[i + 1]?.from ?? high;
      return html`<i key=${i} style=${{ left: `${share(from)}%`, width: `${share(to) - share(from)}%`, background: shade(level, i) }} />${labels && html`<em class=${i % 2 ? 'low' : ''} style=${{ left: `${(share(from) + share(to)) / 2}%`, width: `${share(to) - share(from)}%` }}>${levelShort(book, level)}</em>${i > 0 && html`<small style=${{ left: `${share(from)}%` }}>${level.from > 0 ? `+${level.from}` : level.from < 0 ? `−${-level.from}` : 0}</small>`}`}`;
    })}
    ${balance !== null && html`<b style=${{ left: `${share(balance)}%` }} />`}
  </span>`;
  return labels ? html`<div class="scale">${bands}</div>` : bands;
}
