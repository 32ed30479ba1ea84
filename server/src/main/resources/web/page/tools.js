/** Switches that lobby and table share. */
import { html, useStore } from './ui.js';
import { settings, setTheme } from './settings.js';
import { needWords, switchLanguage, t } from './i18n.js';
import { Icon } from './icons.js';

export function LanguageSwitch() {
  const { language } = useStore(settings);
  return html`<div class="seg language" role="group" aria-label=${t('language')}>
    ${['en', 'fr'].map(code => html`<button key=${code} lang=${code} title=${code === 'en' ? 'English' : 'Français'} aria-label=${code === 'en' ? 'EN, English' : 'FR, français'} aria-pressed=${language === code} onPointerEnter=${() => needWords(code)} onClick=${() => switchLanguage(code)}>${code.toUpperCase()}</button>`)}
  </div>`;
}

export function ThemeSwitch() {
  const { theme } = useStore(settings);
  const other = theme === 'dark' ? 'light' : 'dark';
  return html`<button class="icon theme" aria-label=${t(`theme.${other}`)} title=${t(`theme.${other}`)} onClick=${() => setTheme(other)}><${Icon} name="theme" /></button>`;
}

/** Buttons of which one is pressed. */
export function Segments({ label, options, value, onPick }) {
  return html`<div class="seg" role="group" aria-label=${label}>
    ${options.map(([key, text]) => html`<button key=${key} aria-pressed=${value === key} onClick=${() => onPick(key)}>${text}</button>`)}
  </div>`;
}
