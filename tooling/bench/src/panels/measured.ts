import type { ImagePanel } from '@hanji/contract/entities/image.ts';
import { layOutStrip } from '@hanji/domain/reading/pages/strip-layout.ts';
import { joinPieces } from '@hanji/domain/reading/panels/join-pieces.ts';
import { openPicture } from '@hanji/server/ingest/picture/open/open-picture.ts';
import { lookForPanels } from '@hanji/server/ingest/picture/panels/look-for-panels.ts';
import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import { scoreOf, type Score } from './score.ts';

type Size = { readonly width: number; readonly height: number };

/** A picture whose panels are known. */
export type KnownPicture = {
  readonly picture: PictureSource;
  readonly panels: (size: Size) => readonly ImagePanel[];
};

export type Measured = Score & {
  readonly pictures: number;
  /** Of processor and waiting, decoding included; of each picture. */
  readonly milliseconds: readonly number[];
};

/** Looks for the panels of a chapter as an import does, and puts their pieces together. */
export async function measureChapter(
  pictures: readonly KnownPicture[],
  isStrip: boolean,
): Promise<Measured> {
  const milliseconds: number[] = [];
  const images: (Size & { id: string; page: number; known: ImagePanel[]; found: ImagePanel[] })[] =
    [];
  for (const [index, { picture, panels }] of pictures.entries()) {
    const { width, height, image } = await openPicture(picture);
    const begin = performance.now();
    const found = await lookForPanels(image, { width, height });
    milliseconds.push(performance.now() - begin);
    const known = [...panels({ width, height })];
    const id = String(index);
    images.push({ id, page: index + 1, width, height, known, found: [...found.panels] });
  }
  const joined = (of: 'known' | 'found') =>
    joinPieces(layOutStrip(images.map((image) => ({ ...image, panels: image[of] }))), isStrip);
  return { pictures: pictures.length, milliseconds, ...scoreOf(joined('known'), joined('found')) };
}

export function together(all: readonly Measured[]): Measured {
  const sum = (of: (one: Measured) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  return {
    pictures: sum((one) => one.pictures),
    milliseconds: all.flatMap((one) => one.milliseconds),
    known: sum((one) => one.known),
    found: sum((one) => one.found),
    hit: sum((one) => one.hit),
  };
}
