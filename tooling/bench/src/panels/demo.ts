import { panelsOf } from '@hanji/demo-catalogue/page/frames.ts';
import { workLocales, type ComicScript } from '@hanji/demo-catalogue/script.ts';
import { shelfOf, dailyStrip, longWalk } from '@hanji/demo-catalogue/shelf/shelf.ts';
import { openStudio, type Sheet } from '@hanji/demo-catalogue/shelf/studio.ts';
import { readComics } from '@hanji/demo-catalogue/works/folder.ts';
import { measureChapter, type KnownPicture, type Measured } from './measured.ts';

const daysLookedAt = 20;
const stepsLookedAt = 10;

async function drawn({ draw, frames }: Sheet): Promise<KnownPicture> {
  const picture = await draw();
  // As a file of anybody's: what the pencil knows of it is not looked at.
  const own = picture.kind === 'file' ? { kind: picture.kind, bytes: picture.bytes } : picture;
  return { picture: own, panels: (size) => panelsOf(frames(), size) };
}

async function measureWork(script: ComicScript, index: number): Promise<Measured[]> {
  const shelf = shelfOf(script.slug);
  const studio = openStudio(script, shelf);
  const locale = workLocales[index % workLocales.length] ?? 'en-US';
  const chapters = [[...studio.written(0, locale).open()], studio.interludes()];
  if (script.slug === dailyStrip) {
    for (let day = 0; day < daysLookedAt; day += 1) chapters.push([studio.day(day)]);
  }
  if (script.slug === longWalk) {
    for (let step = 0; step < stepsLookedAt; step += 1) chapters.push([studio.step(step * 10)]);
  }
  const measured: Measured[] = [];
  for (const sheets of chapters) {
    const pictures: KnownPicture[] = [];
    for (const sheet of sheets) pictures.push(await drawn(sheet));
    measured.push(await measureChapter(pictures, shelf.orientation === 'TTB'));
  }
  studio.close();
  return measured;
}

/** The demo's comics, a chapter with words and the pictures without of each; strips and pages apart. */
export async function measureDemo(): Promise<{ strips: Measured[]; pages: Measured[] }> {
  const [strips, pages]: [Measured[], Measured[]] = [[], []];
  for (const [index, script] of readComics().entries()) {
    const isStrip = shelfOf(script.slug).orientation === 'TTB';
    (isStrip ? strips : pages).push(...(await measureWork(script, index)));
  }
  return { strips, pages };
}
