import type { ViewedChapter } from '@hanji/contract/entities/chapter.ts';

/** What a chapter's files tell about themselves; nothing in it changes from view to view. */
export type ChapterFiles = {
  readonly epub: Pick<NonNullable<ViewedChapter['epub']>, 'size' | 'characterCounts'> | null;
  readonly images: readonly Pick<
    ViewedChapter['images'][number],
    'id' | 'width' | 'height' | 'dominantColor' | 'placeholder'
  >[];
};

/**
 * Names the version of a chapter's content: eight digits that are others once a file was replaced.
 * Positions carry it, since ids of images and CFIs may mean another place in another version.
 */
export function contentVersionOf({ epub, images }: ChapterFiles): string {
  const facts = [
    epub?.size,
    epub?.characterCounts,
    images.map((image) => [
      image.id,
      image.width,
      image.height,
      image.dominantColor,
      image.placeholder,
    ]),
  ];
  return fingerprint(JSON.stringify(facts));
}

/** FNV-1a of 32 bits, in hexadecimal: to tell texts apart, not to protect them. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
