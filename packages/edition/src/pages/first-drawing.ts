import type { PagePicture, PageSettings, PageVisit, SentAnswer } from '@hanji/contract/pages.ts';
import type { Locale } from '@hanji/i18n/locale.ts';

/** A first screen with everything that it is drawn of. */
export type FirstDrawing = {
  readonly visit: PageVisit;
  readonly settings: PageSettings;
  readonly locale: Locale;
  readonly answer: SentAnswer | null;
  readonly pictures: readonly PagePicture[];
};

/** Draws a page outside of a browser: the HTML of its first screen. */
export type DrawPage = (drawing: FirstDrawing) => Promise<string>;
