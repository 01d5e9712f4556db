import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { lyingImage } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ScreenSize } from '@hanji/domain/reading/position/screen-share.ts';

/** The images by which places are reckoned: those of a strip that lies along their widths. */
export function reckonedImages({
  content,
  chapter,
}: ChapterView): ChapterView['chapter']['images'] {
  return content.sideways ? chapter.images.map(lyingImage) : chapter.images;
}

/** This window as a strip's places are reckoned: one that lies is read along the window's width. */
export function reckonedScreen({ content }: ChapterView): ScreenSize {
  const { innerWidth, innerHeight } = window;
  return content.sideways
    ? { width: innerHeight, height: innerWidth }
    : { width: innerWidth, height: innerHeight };
}
