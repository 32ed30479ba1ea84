import { remember } from '../page/keep.js';

/** Opens the screen between the sides when the other one is to move. */
export function watchHandOver(session) {
  let last = null;
  return session.store.listen(({ view, match, status, replay }) => {
    if (status !== 'ready' || match?.seat !== 'both' || !view?.decision || replay) return;
    const own = view.decision.activity !== 'answer' || view.canEnd;
    if (!own) return;
    const before = last;
    last = view.decision.side;
    if (before && before !== last && view.turn > 0 && remember('handover') !== 'never') session.set({ dialog: 'handover' });
  });
}
