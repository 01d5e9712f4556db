import { isWideBrowser } from '@hanji/domain/screens/widths.ts';
import { isOldBrowser } from './old-browser.ts';

/** A user agent that says what pages read of the given one, and no more: there are four. */
export function browserKind(userAgent: string): string {
  const width = isWideBrowser(userAgent) ? 'Wide' : 'Mobile';
  return isOldBrowser(userAgent) ? `${width} Trident/` : width;
}
