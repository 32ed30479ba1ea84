import { remember } from '../page/keep.js';

/** Opens the briefing once a match for each seat, unless one has asked not to. */
export function openOnce(session) {
  const { match, view } = session.get();
  const key = `briefed.${session.id}`;
  if (
    remember('briefings') === 'never' ||
    remember(key) ||
    remember(`tour.${session.id}`) !== null ||
    match.seat === 'spectator' ||
    view.over ||
    view.turn > (match.firstTurn ?? 1)
  )
    return;
  remember(key, true);
  if (!session.get().dialog) session.set({ dialog: 'briefing' });
}
