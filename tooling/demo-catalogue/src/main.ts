import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bookBytes } from '@hanji/server/ingest/epub/write/written-book.ts';
import type { PageSource, PictureSource } from '@hanji/server/ingest/work-source.ts';
import { catalogueSources } from '#shelf/catalogue.ts';
import { type WorkLocale, workLocales } from '#script.ts';

const usage = `node src/main.ts --preview <folder> [--language ko-KR] [--work <slug>]
Writes covers, key visuals and first pages as JPEG, for a look.`;

function save(file: string, picture: PictureSource): void {
  if (picture.kind === 'file') writeFileSync(file, picture.bytes);
}

async function drawn(picture: PageSource['picture']): Promise<PictureSource> {
  return typeof picture === 'function' ? picture() : picture;
}

async function preview(
  folder: string,
  language: WorkLocale,
  slug: string | undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const source of catalogueSources(new Date())) {
    const [, work = ''] = source.importKey.split(':');
    if (slug !== undefined && work !== slug) continue;
    const novel = source.chapters[0]?.body.kind === 'epub';
    if (!novel && source.language !== language) continue;
    const name = novel ? `${work}.${source.language}` : work;
    if (source.cover) save(path.join(folder, `${name}-cover.jpg`), await source.cover());
    if (source.keyVisual) save(path.join(folder, `${name}-wide.jpg`), await source.keyVisual());
    const body = source.chapters[0]?.body;
    if (body?.kind === 'epub')
      writeFileSync(path.join(folder, `${name}-1.epub`), await bookBytes(body.book));
    if (body?.kind === 'images') {
      let page = 0;
      for await (const { picture } of body.pages())
        save(path.join(folder, `${name}-1-${(page += 1)}.jpg`), await drawn(picture));
    }
    console.log(name);
  }
}

const { values } = parseArgs({
  options: {
    preview: { type: 'string' },
    language: { type: 'string', default: 'ko-KR' },
    work: { type: 'string' },
  },
});
const language = workLocales.find((locale) => locale === values.language);
if (values.preview === undefined || language === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else await preview(values.preview, language, values.work);
