import type { BookContents } from '#novel/engine/epub/epub-internals.ts';
import { listenInFrame, type PressedLink } from '#novel/engine/epub/frame-events.ts';
import { markPictures } from '#novel/engine/pictures/book-pictures.ts';
import type { NovelReaderOptions } from '#novel/engine/reader-options.ts';
import { isEnlarged } from '#shared/engine/is-enlarged.ts';
import { markDirection } from '#novel/engine/style/own-direction.ts';
import { markProse } from '#novel/engine/style/own-alignment.ts';

/** What comes of what is done in a frame, beside what the viewer hears of it. */
type FrameActs = {
  readonly onFollow: (address: string, link: PressedLink) => void;
  readonly onSwipe: (towards: 'left' | 'right') => void;
  /** A key has come to it. */
  readonly onFocus: (element: Element) => void;
  /** What is drawn has another size. */
  readonly onResize: () => void;
};

/** Listens in one content document for its reader, which draws in `stage`. */
export function hearFrame(
  contents: BookContents,
  stage: HTMLElement,
  { events, title, nameOfPicture }: NovelReaderOptions,
  { onFollow, onSwipe, onFocus, onResize }: FrameActs,
): void {
  const { document: content } = contents;
  events.onFrame(content);
  // Before the first layout, which is then the right one.
  markDirection(content);
  markProse(content);
  markPictures(content, nameOfPicture);
  listenInFrame(contents, title, {
    ...events,
    onTap: (x, picture) => {
      const share = (x - stage.getBoundingClientRect().left) / stage.clientWidth;
      // Who has enlarged a page looks at it: no edge of the screen is one of the page.
      events.onTap(isEnlarged() ? 0.5 : share, picture);
    },
    onLink: onFollow,
    onSwipe,
    onFocus,
  });
  // Late pictures and typefaces change the text's height above the reader; of typefaces nothing but
  // the document tells that they have come.
  content.fonts.addEventListener('loadingdone', () => contents.expand());
  for (const event of ['resize', 'expand'] as const) {
    contents.on(event, () => {
      markPictures(content, nameOfPicture);
      onResize();
    });
  }
}
