import type { NovelPosition } from '@hanji/domain/reading/position/reading-position.ts';
import type { BookError } from '#novel/engine/archive/zip-directory.ts';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import type { BookNote } from '#novel/engine/notes/book-note.ts';
import type { NovelPlace } from '#novel/engine/place/novel-place.ts';
import type { NovelLook } from '#novel/engine/style/novel-style.ts';

/** A picture of the book, under an address that lives as long as the book is open. */
export type BookPicture = { readonly src: string; readonly alt: string };

/** What the viewer hears from a reader. */
export type NovelReaderEvents = {
  /** A tap on the text; `share` is 0 at the left edge of the book's place and 1 at the right. */
  readonly onTap: (share: number, picture: BookPicture | undefined) => void;
  /** A picture was asked for by a key, or by what reads the screen. */
  readonly onPicture: (picture: BookPicture) => void;
  /** A link that leads out of the book was pressed: its address where one can be opened. */
  readonly onOutside: (address: string | undefined) => void;
  /**
   * A link was pressed that leads into another chapter of the work, by the key that it has there;
   * `place` is where in it, `name#fragment`, where that is known.
   */
  readonly onChapter: (key: string, place: string | undefined) => void;
  /** A reference to a note was pressed; `top` and `bottom` say where it stands in the window. */
  readonly onNote: (
    note: BookNote,
    reference: { readonly top: number; readonly bottom: number },
  ) => void;
  /** A document is drawn; it comes and goes with the part. */
  readonly onFrame: (content: Document) => void;
  /** A key inside the frame. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** `moved` is false where the book opens, and when only the layout changed. */
  readonly onPlace: (place: NovelPlace, moved: boolean) => void;
  readonly onOpened: (contents: readonly ContentsEntry[]) => void;
  /** The book, or one part of it, cannot be shown. */
  readonly onFailed: (error: BookError, whole: boolean) => void;
  /** The reader went on from the book's last page, or back from its first. */
  readonly onBeyond: (end: 'start' | 'end') => void;
};

/** What a reader needs. */
export type NovelReaderOptions = {
  readonly buffer: ArrayBuffer;
  /** Where the book is drawn, at the size that this has. */
  readonly host: HTMLElement;
  /** Name of the frame that holds the text. */
  readonly title: string;
  /** Name of a picture as a button that opens it, by what the book says of it, which may be nothing. */
  readonly nameOfPicture: (alt: string) => string;
  readonly look: NovelLook;
  readonly start: NovelPosition | undefined;
  /** The book opens there instead, `name#fragment`, if it has that. */
  readonly startAt?: string | undefined;
  /** Characters of each spine item; without them their bytes count. */
  readonly weights: readonly number[] | undefined;
  /** Safari sends no events out of a frame that may not run scripts. */
  readonly allowScripts: boolean;
  readonly events: NovelReaderEvents;
};
