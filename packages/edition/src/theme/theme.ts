/** What a reader can choose; `system` follows the device. */
const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Where the choice is kept on this device; nothing stands there for `system`. */
export const themeKey = 'hanji.theme.v1';

/** The kept choice; `system` where there is none, or none that this version knows. */
export function readTheme(): ThemeChoice {
  const kept = keptText();
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Keeps a choice; where the browser keeps nothing, it holds until the page is left. */
export function writeTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // A browser that is told to keep nothing throws instead.
  }
}

function keptText(): string | null {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    return null;
  }
}

/**
 * Shows a choice: the tokens follow the root element's `data-theme`, the browser's own bars follow
 * whichever `theme-color` holds.
 */
export function applyTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['theme'];
  else dataset['theme'] = choice;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = bar.dataset['scheme'];
    if (choice === 'system') bar.media = `(prefers-color-scheme: ${scheme})`;
    else bar.media = choice === scheme ? 'all' : 'not all';
  }
}
