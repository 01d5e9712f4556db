import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Narrower than a slice is tall: each file stays one image. */
const strip = { width: 1080, height: 1240 } as const;
const drawings = 20;

/** One colour over many slices, of which none may show its edges. */
export const plainColour = [32, 48, 64] as const;

function drawing(at: number): string {
  const { width, height } = strip;
  const shapes = Array.from({ length: 90 }, (_, index) => {
    const [x, y] = [(index * 97 + at * 61) % width, (index * 211 + at * 37) % height];
    const r = 12 + ((index * 7 + at) % 110);
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r / 2}" fill="hsl(${(index * 17 + at * 29) % 360},60%,55%)" stroke="#111" stroke-width="4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${(at * 37) % 360},50%,92%)"/>${shapes.join('')}</svg>`;
}

/** Chapters of a comic to scroll: the first of 200 images, then twenty of twenty, then one plain strip. */
export async function writeStrips(folder: string): Promise<string> {
  const work = path.join(folder, 'Measured strips');
  const drawn = await Promise.all(
    Array.from({ length: drawings }, (_, at) =>
      sharp(Buffer.from(drawing(at)))
        .jpeg({ quality: 86 })
        .toBuffer(),
    ),
  );
  const write = async (chapter: number, pages: readonly Buffer[]): Promise<void> => {
    const name = path.join(work, String(chapter).padStart(2, '0'));
    await mkdir(name, { recursive: true });
    for (const [page, bytes] of pages.entries()) {
      await writeFile(path.join(name, `${String(page + 1).padStart(3, '0')}.jpg`), bytes);
    }
  };
  // Bytes behind a picture make it another one to the storage, and change nothing in it.
  const pagesOf = (chapter: number, count: number): Buffer[] =>
    Array.from({ length: count }, (_, page) =>
      Buffer.concat([drawn[page % drawings] ?? Buffer.alloc(0), Buffer.from(`${chapter}/${page}`)]),
    );
  await write(1, pagesOf(1, 200));
  for (let chapter = 2; chapter <= 21; chapter += 1) await write(chapter, pagesOf(chapter, 20));
  const [r, g, b] = plainColour;
  const plain = { width: 1080, height: 9001, channels: 3, background: { r, g, b } } as const;
  await write(22, [await sharp({ create: plain }).png().toBuffer()]);
  return work;
}
