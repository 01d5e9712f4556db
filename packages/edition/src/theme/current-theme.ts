import { applyTheme, readTheme, themeKey, writeTheme, type ThemeChoice } from './theme.ts';

let current: ThemeChoice = 'system';
const listeners = new Set<() => void>();

/**
 * Shows the kept choice, from now on also what is chosen in another tab. The first thing of an
 * edition's start, so that no content is painted in the other theme.
 */
export function startTheme(): void {
  show(readTheme());
  addEventListener('storage', followOtherTabs);
}

function followOtherTabs({ key }: StorageEvent): void {
  // No key: everything was cleared.
  if (key === themeKey || key === null) show(readTheme());
}

/** Takes up a choice, here and in every other tab. */
export function chooseTheme(choice: ThemeChoice): void {
  writeTheme(choice);
  show(choice);
}

export function chosenTheme(): ThemeChoice {
  return current;
}

/** The theme that is seen: the chosen one, otherwise the device's. */
export function shownTheme(): 'light' | 'dark' {
  if (current !== 'system') return current;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function onThemeChoice(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function show(choice: ThemeChoice): void {
  current = choice;
  applyTheme(choice);
  for (const changed of listeners) changed();
}
