import path from 'node:path';
import { catalogueSources } from '@hanji/demo-catalogue/shelf/catalogue.ts';
import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import sharp from 'sharp';
import { artWorks, isArtWork, pagesShown } from './art-works.ts';
import { artFolder } from './public-folder.ts';

async function save(name: string, picture: PictureSource, width: number): Promise<void> {
  const file = path.join(artFolder, `${name}.webp`);
  if (picture.kind !== 'file') throw new Error(`${name} is no file`);
  await sharp(picture.bytes).resize({ width }).webp({ quality: 82 }).toFile(file);
}

/** Covers in every language, a key visual per work, and the first pages of the first work. */
export async function drawArt(): Promise<void> {
  const wide = new Set<string>();
  for (const source of catalogueSources(new Date())) {
    const [, work = ''] = source.importKey.split(':');
    if (!isArtWork(work)) continue;
    if (source.cover) await save(`${work}.${source.language}`, await source.cover(), 360);
    if (wide.has(work)) continue;
    wide.add(work);
    if (source.keyVisual) await save(`${work}.wide`, await source.keyVisual(), 1080);
    const body = source.chapters[0]?.body;
    if (work !== artWorks[0] || body?.kind !== 'images') continue;
    let page = 0;
    for await (const { picture } of body.pages()) {
      if ((page += 1) > pagesShown) break;
      const drawn = typeof picture === 'function' ? await picture() : picture;
      await save(`${work}.page-${page}`, drawn, 720);
    }
  }
}
