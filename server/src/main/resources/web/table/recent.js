/** The last few orders, for those who wait, watch or go back. */
import { html } from '../page/ui.js';
import { Lazy } from '../page/lazy.js';
import { panes } from './later.js';

export const Recent = props => html`<${Lazy} load=${panes} name="Recent" ...${props} />`;
