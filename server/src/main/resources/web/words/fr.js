import { page } from './fr-page.js';
import { play } from './fr-play.js';
import { log } from './fr-log.js';
import { flow } from './fr-flow.js';
import { orders } from './fr-orders.js';
import { find } from './fr-find.js';
import { staff } from './fr-staff.js';

/** Tous les mots de la page en français. */
export const fr = { ...page, ...play, ...log, ...flow, ...orders, ...find, ...staff };
