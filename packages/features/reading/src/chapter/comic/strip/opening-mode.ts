import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import {
  comicSettingsOf,
  isStripAsSent,
  noComicChoices,
} from '@hanji/domain/reading/comic/comic-settings.ts';
import { modeOf, type PageMode } from '@hanji/domain/reading/page-mode.ts';
import type { StoredComicSettings } from '@hanji/viewer/comic/react/comic-viewer-props.ts';
import type { ComicStart } from '../comic-start.ts';

/** The mode that a chapter opens in, by what was chosen for its title. */
export function openingMode({ content }: ChapterView, { layers }: StoredComicSettings): PageMode {
  return layers?.title.mode ?? modeOf(content.orientation, content.sideways);
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
