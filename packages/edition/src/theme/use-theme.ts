import { useSyncExternalStore } from 'react';
import { chosenTheme, chooseTheme, onThemeChoice } from './current-theme.ts';
import type { ThemeChoice } from './theme.ts';

/** What the reader chose, and the way to choose. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(onThemeChoice, chosenTheme), chooseTheme];
}
