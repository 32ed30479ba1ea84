/** The few line drawings of the page. */
import { html } from './ui.js';

const PATHS = {
  menu: 'M2 4.5h13M2 8.5h13M2 12.5h13',
  plus: 'M8.5 3v11M3 8.5h11',
  minus: 'M3 8.5h11',
  fit: 'M2.5 6V2.5H6M11 2.5h3.5V6M14.5 11v3.5H11M6 14.5H2.5V11',
  close: 'M4 4l9 9M13 4l-9 9',
  zones: 'M3 13L13 3M3 8l5-5M8 14l6-6',
  supply: 'M8.5 2.5c3 3.6 4.5 5.6 4.5 7.6a4.5 4.5 0 01-9 0c0-2 1.5-4 4.5-7.6z',
  threat: 'M8.5 2l5.6 3.25v6.5L8.5 15 2.9 11.75v-6.5zM8.5 6v3.5M8.5 11.5v.1',
  command: 'M8.5 8.5h.01M8.5 4.5a4 4 0 110 8 4 4 0 010-8M8.5 1.5v2M8.5 13.5v2M1.5 8.5h2M13.5 8.5h2',
  front: 'M2 10c2-4 4-4 6.5-1.5S13 11 15 6.5',
  moves: 'M3 14L13 4M7 3.5h6.5V10',
  arrivals: 'M14.5 3v11M2 8.5h9M8 5l3.5 3.5L8 12',
  play: 'M5 3l8 5.5L5 14z',
  pause: 'M5.5 3.5v10M11.5 3.5v10',
  back: 'M11 3l-6 5.5 6 5.5',
  forth: 'M6 3l6 5.5-6 5.5',
  first: 'M4.5 3.5v10M13 3.5l-5.5 5 5.5 5',
  last: 'M12.5 3.5v10M4 3.5l5.5 5-5.5 5',
  search: 'M7.5 2.5a5 5 0 110 10 5 5 0 010-10M11.2 11.2l3.6 3.6',
  book: 'M3.5 2.5h9a1 1 0 011 1v11h-9a1 1 0 01-1-1zM6 5.5h5M6 8h5',
  help: 'M8.5 15a6.5 6.5 0 110-13 6.5 6.5 0 010 13M6.5 6.6c.2-1.4 3.9-1.6 3.9.4 0 1.3-1.9 1.3-1.9 2.6M8.5 11.9v.1',
  copy: 'M6 6h8v8H6zM11 6V3H3v8h3',
  home: 'M2.5 8.5l6-6 6 6M4.5 7v7h8V7',
};

export function Icon({ name, size = 17 }) {
  if (name === 'theme') {
    return html`<svg width=${size} height=${size} viewBox="0 0 17 17" aria-hidden="true"><circle cx="8.5" cy="8.5" r="6.5" fill="none" stroke="currentColor" stroke-width="1.5" /><path d="M8.5 2a6.5 6.5 0 010 13z" fill="currentColor" /></svg>`;
  }
  return html`<svg width=${size} height=${size} viewBox="0 0 17 17" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

export function Mark() {
  return html`<svg width="22" height="24" viewBox="0 0 22 24" aria-hidden="true"><path d="M11 1l9.5 5.5v11L11 23l-9.5-5.5v-11z" class="mark-body" /><path d="M6 8.5h10v7H6zM6 8.5l10 7M16 8.5l-10 7" class="mark-line" /></svg>`;
}

/** The sign of a side: a rounded square for the Soviets, an outlined square for the Axis. */
export const Chip = ({ side }) => html`<i class=${`chip ${side}`} />`;
