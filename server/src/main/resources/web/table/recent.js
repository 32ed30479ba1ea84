/** The last few orders, for those who wait, watch or go back. */
import { html } from '../page/ui.js';
import { Lazy } from '../page/lazy.js';
import { fightPanes } from './later.js';

export const Recent = props => html`<${Lazy} load=${fightPanes} name="Recent" ...${props} />`;
