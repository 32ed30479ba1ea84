/** What a screen reader is told of an order: what was fought and lost, what one is to decide now, how it ended. */
import { t, tr } from '../page/i18n.js';
import { verdictText } from './bar.js';
import { eventText } from './telling.js';

const RESULTS = new Set(['fought', 'eliminated', 'step-lost', 'retreated', 'advanced']);

/** What distinguishes one question from the next, whoever is asked. */
const question = view => [view.phase, view.decision?.side, view.decision?.code, tr(view.decision?.text)].join('/');

export function createAnnouncer(session) {
  let asked = null;

  return entry => {
    const { view, book } = session.get();
    // A unit's last step and its end read alike.
    const said = [...new Set(entry.events.filter(event => RESULTS.has(event.type)).map(event => `${eventText(book, event)}.`))];
    if (view.over) said.push(`${t('over')}. ${verdictText(view, { session })}.`);
    else if (view.yours && question(view) !== asked) said.push(`${t('yourDecision')} ${tr(view.decision?.text)}.`);
    asked = view.yours ? question(view) : null;
    return said.join(' ');
  };
}
