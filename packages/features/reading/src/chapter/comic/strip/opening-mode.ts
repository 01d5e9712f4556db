import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import {
  comicSettingsOf,
  isStripAsSent,
  noComicChoices,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import { modeOf, type PageMode } from '@hanji/domain/reading/page-mode.ts';
import { offersPages, pagesOf } from '@hanji/domain/reading/pages/comic-pages.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import type { ComicStart } from '../comic-start.ts';

/** The mode that a chapter opens in: what was chosen for its title, a strip where it has no pages. */
export function openingMode(view: ChapterView, { layers }: StoredComicSettings): PageMode {
  const { orientation, sideways } = view.content;
  const chosen = layers?.title.mode;
  if (chosen === 'page' && !offersPages(orientation, pagesOf(view.chapter.images))) {
    return 'vertical';
  }
  return chosen ?? modeOf(orientation, sideways);
}

/** Whether it opens as a strip that stands: one that lies is scrolled sideways. */
export function opensStanding(view: ChapterView, settings: StoredComicSettings): boolean {
  return openingMode(view, settings) === 'vertical' && !view.content.sideways;
}

/** Whether this reader has their strips as the service sends them. */
export function hasStripsAsSent({ layers }: StoredComicSettings): boolean {
  return isStripAsSent(comicSettingsOf(layers ?? noComicChoices));
}

/** Whether it opens at its beginning. */
export function opensAtTop({ position, opensAtEnd }: ComicStart): boolean {
  return !position && !opensAtEnd;
}
