import { page } from './en-page.js';
import { play } from './en-play.js';
import { log } from './en-log.js';
import { flow } from './en-flow.js';
import { orders } from './en-orders.js';
import { find } from './en-find.js';
import { staff } from './en-staff.js';

/** Every word of the page in English. */
export const en = { ...page, ...play, ...log, ...flow, ...orders, ...find, ...staff };
