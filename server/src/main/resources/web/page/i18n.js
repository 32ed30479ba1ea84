/** Words in the chosen language. Texts from the server come as {en, fr}; the page's own live in words/. */
import { setLanguage, settings } from './settings.js';

/** The books that have been fetched: the reader's own first, the other when there is time. */
const BOOKS = {};
const LIBRARY = {
  en: () => import('../words/en.js').then(book => book.en),
  fr: () => import('../words/fr.js').then(book => book.fr),
};

export async function needWords(code = language()) {
  BOOKS[code] ??= await LIBRARY[code]();
}

const language = () => settings.get().language;

/** What else must be fetched before the page is read in another language. */
const preparing = new Set([needWords]);

/** Has something done before a language is switched to; returns how to stop that. */
export function beforeLanguage(prepare) {
  preparing.add(prepare);
  return () => preparing.delete(prepare);
}

export async function switchLanguage(code) {
  await Promise.all([...preparing].map(prepare => prepare(code)));
  setLanguage(code);
}

/** What the game at hand calls its sides, where the page's own words would not do. */
/** @type {Record<string, any>} */
let sides = {};

/** @param {Record<string, any>} words */
export function callSides(words = {}) {
  sides = {};
  for (const side of ['axis', 'soviet']) {
    if (words[`side-${side}`]) for (const as of ['side', 'of', 'party']) sides[`${as}.${side}`] = words[`side-${side}`];
  }
}

/** A sentence of the page: `t('left', {n: 3})` fills `{n}`, and takes `left.one` or `left.other` by the rules of the language. */
export function t(key, values = {}) {
  const book = BOOKS[language()] ?? BOOKS.en ?? BOOKS.fr ?? {};
  let text = sides[key]?.[language()] ?? book[key];
  if (text === undefined && values.n !== undefined) {
    text = book[`${key}.${new Intl.PluralRules(language()).select(values.n)}`] ?? book[`${key}.other`];
  }
  return text === undefined ? key : typeset(fill(text, values));
}

const set = new Map();

/** French as it is printed: curved apostrophes, and no line begins with a sign of two parts. Done once for each text. */
function typeset(text) {
  if (language() !== 'fr') return text;
  let done = set.get(text);
  if (done === undefined) {
    done = text
      .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
      .replace(/ ([:;!?»])/g, '\u00a0$1')
      .replace(/« /g, '«\u00a0');
    if (set.size > 5000) set.clear();
    set.set(text, done);
  }
  return done;
}

export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (values[name] === undefined ? whole : String(values[name])));
}

/** A text of the server in the chosen language; a plain string serves for both. */
export function tr(text) {
  if (text === null || text === undefined) return '';
  return typeset(typeof text === 'string' ? text : (text[language()] ?? text.en ?? text.fr ?? ''));
}

export function number(value, digits = 0) {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** 0.1667 is "16.7 %" or "16,7 %". */
export function percent(share) {
  return `${number(share * 100, 1)}\u00a0%`;
}

/** Half points as one reads them on a table: 7 is "3½". */
export function halves(value) {
  const whole = Math.floor(value / 2);
  const half = value % 2 ? '½' : '';
  return whole || !half ? `${whole}${half}` : half;
}

/**
 * @param {string} iso
 * @param {Intl.DateTimeFormatOptions} style
 */
export function day(iso, style = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }) {
  const date = new Date(`${iso}T12:00:00Z`);
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat(language() === 'en' ? 'en-GB' : 'fr-FR', { ...style, timeZone: 'UTC' }).format(date);
}

export function ago(moment) {
  const seconds = (Date.now() - new Date(moment).getTime()) / 1000;
  if (!Number.isFinite(seconds)) return '';
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (seconds < 3600) return format.format(-Math.round(seconds / 60), 'minute');
  if (seconds < 86400) return format.format(-Math.round(seconds / 3600), 'hour');
  return format.format(-Math.round(seconds / 86400), 'day');
}

/**
 * @param {string[]} items
 * @param {'conjunction'|'disjunction'|'unit'} type
 */
export function list(items, type = 'conjunction') {
  return new Intl.ListFormat(language(), { type }).format(items);
}
