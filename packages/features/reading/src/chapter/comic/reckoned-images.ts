import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { lyingImage } from '@hanji/domain/reading/pages/strip-layout.ts';

/** The images by which places are reckoned: those of a strip that lies along their widths. */
export function reckonedImages({
  content,
  chapter,
}: ChapterView): ChapterView['chapter']['images'] {
  return content.sideways ? chapter.images.map(lyingImage) : chapter.images;
}
