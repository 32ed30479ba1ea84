/** The bots as the server introduces them: what they are called, and a line about each. */
import { createStore } from './ui.js';
import { bots } from './api.js';
import { tr } from './i18n.js';

export const roster = createStore({ all: [] });
let asked = null;

/** Asks once; a name that has not come yet stands for itself. */
export function needBots() {
  if (asked) return;
  asked = bots.all().then(
    all => roster.set({ all }),
    () => {
      asked = null;
    },
  );
}

const find = id => roster.get().all.find(one => one.id === id);
export const botName = id => tr(find(id)?.name) || id;
export const botAbout = id => tr(find(id)?.about);
