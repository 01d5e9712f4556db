// `node src/art/prepare.ts`: the covers, key visuals and pages that stories show, drawn from the
// demo works, and the worker that answers the calls of whole screens.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { catalogueSources } from '@hanji/demo-catalogue/shelf/catalogue.ts';
import { pencil } from '@hanji/demo-catalogue/shelf/comic-source.ts';
import { readComics } from '@hanji/demo-catalogue/works/folder.ts';
import type { PictureSource } from '@hanji/server/ingest/work-source.ts';
import sharp from 'sharp';
import { type ArtWork, artWorks, isArtWork, pagesShown } from './art-works.ts';
import { publicFolder } from './public-folder.ts';

const artFolder = path.join(publicFolder, 'art');
const done = path.join(artFolder, `drawn-${pencil}.txt`);

const save = async (name: string, picture: PictureSource, width: number): Promise<void> => {
  const file = path.join(artFolder, `${name}.webp`);
  if (picture.kind !== 'rgba') throw new Error(`${name} is not drawn`);
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  await sharp(picture.pixels, { raw }).resize({ width }).webp({ quality: 82 }).toFile(file);
};

const drawArt = async (): Promise<void> => {
  mkdirSync(artFolder, { recursive: true });
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
      await save(`${work}.page-${page}`, picture, 720);
    }
  }
  const told = readComics().flatMap(
    ({ slug, title, synopsis, authors, genre, chapters }): ArtWork[] =>
      isArtWork(slug)
        ? [{ slug, title, synopsis, authors, genre, chapters: chapters.map((one) => one.title) }]
        : [],
  );
  writeFileSync(path.join(artFolder, 'works.json'), JSON.stringify(told));
  writeFileSync(done, '');
};

if (!existsSync(done)) await drawArt();
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
copyFileSync(worker, path.join(publicFolder, 'mockServiceWorker.js'));
