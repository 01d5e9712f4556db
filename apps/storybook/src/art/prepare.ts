// `node src/art/prepare.ts`: the covers, key visuals, pages and books that stories show, made from
// the demo works, and the worker that answers the calls of whole screens.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pencil } from '@hanji/demo-catalogue/shelf/comic-source.ts';
import { drawArt } from './draw-art.ts';
import { artFolder, publicFolder } from './public-folder.ts';
import { writeNovels, writeWorks } from './write-works.ts';

const done = path.join(artFolder, `drawn-${pencil}.txt`);

mkdirSync(artFolder, { recursive: true });
if (!existsSync(done)) {
  await drawArt();
  writeFileSync(done, '');
}
await writeWorks();
writeNovels();
const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
copyFileSync(worker, path.join(publicFolder, 'mockServiceWorker.js'));
