import { type CoverArt, letterCover, paintCover, squareOf } from '#page/cover/cover.ts';
import { paintKeyVisual } from '#page/key-visual.ts';
import type { CoverJob } from '#page/people.ts';
import { previewAt, type Preview, pictureOf } from '#paint/picture.ts';
import type { WorkLocale } from '#script.ts';
import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import { keptCanvases } from './kept-canvases.ts';
import { once } from './once.ts';

/** Draws what stands for a title; its languages share all but the lettering. */
export type CoverStudio = {
  cover(title: string, authors: string, locale: WorkLocale): Promise<PictureSource>;
  /** Part of the cover's picture without its lettering. */
  square(): Promise<PictureSource>;
  keyVisual(): Promise<PictureSource>;
  /** Gives the kept canvas back. */
  close(): void;
};

export function openCoverStudio(job: CoverJob): CoverStudio {
  const kept = keptCanvases<CoverArt & { readonly preview: Preview }>();
  const art = () =>
    kept.get('cover', () => {
      const painted = paintCover(job);
      return { ...painted, preview: previewAt(painted.canvas) };
    });
  return {
    cover: (title, authors, locale) => {
      const { preview } = art();
      return pictureOf(letterCover(art(), job, title, authors, locale), { preview });
    },
    square: once(() => pictureOf(squareOf(art()))),
    keyVisual: once(() => pictureOf(paintKeyVisual(job))),
    close: () => kept.close(),
  };
}
