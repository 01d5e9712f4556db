import sharp from 'sharp';

/** As many people's scans and downloads are. */
export const pageSize = { width: 1600, height: 2300 } as const;

function drawing(page: number): string {
  const { width, height } = pageSize;
  const at = (index: number, step: number, size: number): number =>
    (index * step + page * 61) % size;
  const shapes = Array.from({ length: 160 }, (_, index) => {
    const [x, y, r] = [at(index, 97, width), at(index, 211, height), 10 + at(index, 7, 130)];
    const fill = `hsl(${at(index, 17, 360)},60%,${30 + at(index, 11, 50)}%)`;
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r / 2}" fill="${fill}" stroke="#111" stroke-width="4"/>`;
  });
  const lines = Array.from({ length: 120 }, (_, index) => {
    const [x, y] = [at(index, 131, width), at(index, 67, height)];
    return `<path d="M${x} ${y}l90 40m-80-50l90 40m-80-50l90 40" stroke="#222" stroke-width="2"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="hsl(${(page * 37) % 360},50%,92%)"/>${shapes.join('')}${lines.join('')}</svg>`;
}

/** JPEGs of so many pages of a comic, each another drawing. */
export async function comicPages(count: number): Promise<readonly Buffer[]> {
  const pages: Buffer[] = [];
  for (let page = 0; page < count; page += 1) {
    pages.push(
      await sharp(Buffer.from(drawing(page)))
        .jpeg({ quality: 88 })
        .toBuffer(),
    );
  }
  return pages;
}
