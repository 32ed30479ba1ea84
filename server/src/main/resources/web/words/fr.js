import { page } from './fr-page.js';
import { play } from './fr-play.js';
import { log } from './fr-log.js';

/** Every word of the page in French. */
export const fr = { ...page, ...play, ...log };
