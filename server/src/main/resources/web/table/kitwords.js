/**
 * The words of a kit as they are wanted: those of a second language when it is switched to, and those in which events, objections and tallies
 * are told. A table that nobody has played at needs none of the latter: they come with the first touch of hand or key, with the first order,
 * or when one is missed.
 */
import { games } from '../page/api.js';
import { settings } from '../page/settings.js';
import { addTexts } from './kit.js';

export function createKitWords({ get, set }) {
  /** The languages whose reasons were asked for. */
  const told = new Set();

  async function need(language = settings.get().language) {
    const { match, book } = get();
    if (!book || told.has(language)) return;
    told.add(language);
    try {
      const reasons = await games.reasons(match.game, language);
      for (const code of Object.keys(reasons)) book.kit.words[code] ??= {};
      addTexts(book.kit.words, reasons);
      set({ told: told.size });
    } catch {
      told.delete(language);
    }
  }

  /** The kit came with the texts of one language; those of another join them when it is switched to. */
  async function translate(language) {
    const { match, book } = get();
    if (!book || book.languages.has(language)) return;
    const reasons = told.size ? need(language) : undefined;
    addTexts(book.kit, await games.kit(match.game, language));
    book.languages.add(language);
    await reasons;
  }

  return { need, translate };
}
