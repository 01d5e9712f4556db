import { defaultNovelPage } from '@hanji/domain/reading/novel/novel-page.ts';
import type { NovelReaderOptions } from '#novel/engine/reader-options.ts';
import type { NovelLook, NovelPalette } from '#novel/engine/style/novel-style.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';

export type LookProps = Pick<NovelViewerProps, 'settings' | 'mode' | 'page' | 'language'>;

export type ReaderProps = LookProps &
  Pick<NovelViewerProps, 'labels' | 'sectionCharacters' | 'strictHostPolicy'>;

/** The look of a book that is drawn in `element`, which stands on the paper of its theme. */
export function novelLook(element: Element, props: LookProps): NovelLook {
  const { settings, mode, page = defaultNovelPage, language } = props;
  return { settings, mode, page, language, palette: paletteOf(element) };
}

/** What a reader in `element` draws a book with, wherever that is opened. */
export function readerOptions(
  element: Element,
  props: ReaderProps,
): Pick<NovelReaderOptions, 'title' | 'nameOfPicture' | 'look' | 'weights' | 'allowScripts'> {
  const { labels, sectionCharacters, strictHostPolicy } = props;
  return {
    title: labels.viewer,
    nameOfPicture: labels.openPicture,
    look: novelLook(element, props),
    weights: sectionCharacters,
    allowScripts: strictHostPolicy === true && isSafari(),
  };
}

/** Safari sends taps and keys out of a frame only when scripts may run in it. */
function isSafari(): boolean {
  return /AppleWebKit/.test(navigator.userAgent) && !/Chrom|Edg|OPR/.test(navigator.userAgent);
}

function paletteOf(element: Element): NovelPalette {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ground: read('--hj-novel-ground'),
    text: read('--hj-novel-text'),
    link: read('--hj-novel-link'),
  };
}
