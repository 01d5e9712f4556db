import { isStoredText, membersOf } from '#reading/memory/stored-json.ts';
import { clamp } from '#numbers/clamp.ts';

/** Where the reader of a comic is: an image and how far into its height, 0 to 1. */
export type ComicPosition = {
  readonly imageId: string;
  readonly fraction: number;
};

/** Where the reader of a novel is. */
export type NovelPosition = {
  /** Of the first letter on screen; empty where only the percent is known. */
  readonly cfi: string;
  /** 0 to 100 over the whole book. */
  readonly percent: number;
  /** The sentence that it lies in: by its words it is found again in a text that was edited. */
  readonly quote?: string | undefined;
};

/** A comic position as it is kept: it outlives a change of the chapter's images. */
export type KeptComicPosition = ComicPosition & {
  /** Share of the chapter that lies before the place, 0 to 1; null where it was not kept. */
  readonly chapterShare: number | null;
  /** The version of the content that was read; null where it was not kept. */
  readonly contentVersion: string | null;
};

/** A novel position as it is kept. */
export type KeptNovelPosition = NovelPosition & { readonly contentVersion: string | null };

export type KeptPosition = KeptComicPosition | KeptNovelPosition;

/** Share of the chapter that lies before a kept position, 0 to 1; null where it was not kept. */
export function shareOf(kept: KeptPosition): number | null {
  return 'imageId' in kept ? kept.chapterShare : kept.percent / 100;
}

const longestCfi = 1000;

/** As many characters as most sentences have; more would be a copy of the text. */
export const longestQuote = 200;

/**
 * A kept comic position out of parsed text that may come from anywhere; null for what is none.
 * Numbers are brought into their range (decision "reading position").
 */
export function readComicPosition(stored: unknown): KeptComicPosition | null {
  const { imageId, fraction, chapterShare, contentVersion } = membersOf(stored);
  if (!isStoredText(imageId) || !isNumber(fraction)) return null;
  return {
    imageId,
    fraction: clamp(fraction, 0, 1),
    chapterShare: isNumber(chapterShare) ? clamp(chapterShare, 0, 1) : null,
    contentVersion: isStoredText(contentVersion) ? contentVersion : null,
  };
}

/** A kept novel position; a CFI that cannot be one is dropped, and the percent decides. */
export function readNovelPosition(stored: unknown): KeptNovelPosition | null {
  const { cfi, percent, contentVersion, quote } = membersOf(stored);
  if (typeof cfi !== 'string' || !isNumber(percent)) return null;
  return {
    cfi: cfi.length <= longestCfi && /^epubcfi\(.+\)$/.test(cfi) ? cfi : '',
    percent: clamp(percent, 0, 100),
    contentVersion: isStoredText(contentVersion) ? contentVersion : null,
    ...(isQuote(quote) && { quote }),
  };
}

/** Of a comic or of a novel; null for what is neither. */
export function readKeptPosition(stored: unknown): KeptPosition | null {
  return readComicPosition(stored) ?? readNovelPosition(stored);
}

/** Half a character would be refused wherever it is sent. */
function isQuote(value: unknown): value is string {
  return isStoredText(value) && value.length <= longestQuote && !/\p{Surrogate}/u.test(value);
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
