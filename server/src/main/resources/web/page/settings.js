/** Language and theme: kept in the browser, switched at once, shown on the root element. */
import { createStore } from './ui.js';

const LANGUAGES = ['en', 'fr'];

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLanguage() {
  const asked = new URLSearchParams(location.search).get('lang') ?? kept('stavka.language');
  if (LANGUAGES.includes(asked)) return asked;
  return navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

function firstTheme() {
  const asked = new URLSearchParams(location.search).get('theme') ?? kept('stavka.theme');
  if (asked === 'light' || asked === 'dark') return asked;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export const settings = createStore({ language: firstLanguage(), theme: firstTheme() });

function show({ language, theme }) {
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = theme;
}

show(settings.get());
settings.listen(show);

export function setLanguage(language) {
  keep('stavka.language', language);
  settings.set({ language });
}

export function setTheme(theme) {
  keep('stavka.theme', theme);
  settings.set({ theme });
}

export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
