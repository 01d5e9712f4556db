import sharp from 'sharp';
import { expect, it } from 'vitest';
import { gradient } from '#ingest/testing/pictures.ts';
import { openPicture } from '#ingest/picture/open/open-picture.ts';
import { renderSlices, type Slice } from './render-slices.ts';

async function slicesOf(pixels: Uint8Array, width: number, height: number): Promise<Slice[]> {
  const slices: Slice[] = [];
  const opened = await openPicture({ kind: 'rgba', pixels, width, height });
  for await (const slice of renderSlices(opened, 'strip')) slices.push(slice);
  return slices;
}

async function pixelsOf(bytes: Uint8Array) {
  return sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
}

function rowDistance(a: Buffer, b: Buffer, from: number, length: number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    sum += Math.abs((a[from + index] ?? 0) - (b[from + index] ?? 0));
  }
  return sum / length;
}

it.each([
  [850, 2697],
  [1440, 2600],
  [719, 2999],
  [1439, 2601],
  [2000, 3701],
  [300, 4000],
])(
  'joins the slices of a strip of %d × %d px without a seam at every width',
  async (width, height) => {
    const pixels = gradient(width, height);
    const slices = await slicesOf(pixels, width, height);
    expect(slices.length).toBeGreaterThan(2);
    const widths = slices[0]?.variants.map((variant) => variant.width) ?? [];
    expect(Math.max(...widths)).toBe(Math.min(width, 1440));
    for (const variantWidth of widths) {
      const parts = await Promise.all(
        slices.map(({ variants }) =>
          pixelsOf(
            variants.find((variant) => variant.width === variantWidth)?.bytes ?? new Uint8Array(),
          ),
        ),
      );
      const total = Math.ceil((height * variantWidth) / width);
      expect(parts.every(({ info }) => info.width === variantWidth)).toBe(true);
      expect(parts.reduce((sum, { info }) => sum + info.height, 0)).toBe(total);
      const joined = Buffer.concat(parts.map(({ data }) => data));
      const raw = { width, height, channels: 4 } as const;
      const whole = await sharp(pixels, { raw })
        .removeAlpha()
        .resize(variantWidth, total, { fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer();
      // Rows at the cuts are hardly further from the whole than WebP makes any row.
      const stride = variantWidth;
      let row = 0;
      for (const { info } of parts.slice(0, -1)) {
        row += info.height;
        for (const near of [row - 1, row]) {
          expect(rowDistance(joined, whole, near * stride, stride)).toBeLessThan(4);
        }
      }
    }
  },
);

it('tells size, colour and a preview of a few pixels for each slice', async () => {
  const raw = { width: 500, height: 400, channels: 3 } as const;
  const red = await sharp(Buffer.alloc(500 * 400 * 3, Buffer.from([200, 16, 24])), { raw })
    .png()
    .toBuffer();
  const slices: Slice[] = [];
  for await (const slice of renderSlices(
    await openPicture({ kind: 'file', bytes: red }),
    'strip',
  )) {
    slices.push(slice);
  }
  expect(slices).toHaveLength(1);
  expect(slices[0]).toMatchObject({ width: 500, height: 400 });
  const [r = 0, g = 0, b = 0] = (slices[0]?.dominantColor.slice(1).match(/../g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  expect(Math.hypot(r - 200, g - 16, b - 24)).toBeLessThan(20);
  const preview = Buffer.from(slices[0]?.placeholder.split(',')[1] ?? '', 'base64');
  expect(await sharp(preview).metadata()).toMatchObject({ width: 16, height: 13, format: 'webp' });
});

it('stands pictures upright and puts transparent ones on white', async () => {
  const turned = await sharp(gradient(40, 20), { raw: { width: 40, height: 20, channels: 4 } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await openPicture({ kind: 'file', bytes: turned })).toMatchObject({
    width: 20,
    height: 40,
  });
  const clear = { kind: 'rgba', pixels: new Uint8Array(4 * 100), width: 10, height: 10 } as const;
  const { image } = await openPicture(clear);
  expect((await image().raw().toBuffer()).every((value) => value === 255)).toBe(true);
});
