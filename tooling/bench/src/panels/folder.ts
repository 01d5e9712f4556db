import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openWork } from '@hanji/server/ingest/sources/open-work.ts';
import { panelsOf } from '@hanji/demo-catalogue/page/frames.ts';
import { measureChapter, together, type KnownPicture, type Measured } from './measured.ts';

/** Boxes by the first digits of a picture's digest: left, top, width and height in its pixels. */
export type Annotations = Readonly<
  Record<string, readonly (readonly [number, number, number, number])[]>
>;

export function readAnnotations(file: string | URL): Annotations {
  return JSON.parse(readFileSync(file, 'utf8')) as Annotations;
}

const digits = 16;

async function measureFile(file: string, annotations: Annotations): Promise<Measured | null> {
  const work = await openWork(file, { language: 'ja-JP' });
  const chapters: Measured[] = [];
  for (const { body } of work.source.chapters) {
    if (body.kind !== 'images') continue;
    const pictures: KnownPicture[] = [];
    for await (const { picture: given } of body.pages()) {
      const picture = typeof given === 'function' ? await given() : given;
      if (picture.kind !== 'file') continue;
      const name = createHash('sha256').update(picture.bytes).digest('hex').slice(0, digits);
      const frames = annotations[name]?.map(([x, y, w, h]) => ({ x, y, w, h }));
      if (frames === undefined) continue;
      pictures.push({ picture, panels: (size) => panelsOf(frames, size) });
    }
    if (pictures.length > 0) chapters.push(await measureChapter(pictures, false));
  }
  work.close();
  return chapters.length === 0 ? null : together(chapters);
}

/** Every comic of a folder of which pictures were annotated, by its file's name. */
export async function measureFolder(
  folder: string,
  annotations: Annotations,
): Promise<{ name: string; measured: Measured }[]> {
  const found: { name: string; measured: Measured }[] = [];
  for (const name of readdirSync(folder).toSorted()) {
    if (!/\.(?:cbz|zip|epub)$/i.test(name)) continue;
    const measured = await measureFile(path.join(folder, name), annotations).catch(() => null);
    if (measured !== null) found.push({ name, measured });
  }
  return found;
}
