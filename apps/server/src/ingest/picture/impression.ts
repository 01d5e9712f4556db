import sharp from 'sharp';

/** Rows of pixels: red, green and blue. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};

export type Impression = { readonly dominantColor: string; readonly placeholder: string };

/** What a picture is before it is there: so many pixels along its longer side. */
const longest = 16;
/** Of each such pixel so many by so many of the picture's own are looked at. */
const samples = 6;

/** The picture in small: each pixel the mean of samples spread evenly over its part. */
function tiny({ width, height, data }: Raster): Raster {
  const scale = longest / Math.max(width, height, longest);
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const small = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const across = (x + ((sample % samples) + 0.5) / samples) / w;
        const down = (y + (Math.floor(sample / samples) + 0.5) / samples) / h;
        const at = (Math.floor(down * height) * width + Math.floor(across * width)) * 3;
        for (let part = 0; part < 3; part += 1)
          sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
      }
      small.set(
        sum.map((part) => Math.round(part / samples ** 2)),
        (y * w + x) * 3,
      );
    }
  }
  return { width: w, height: h, data: small };
}

/** The colour that most pixels are near to, in steps of sixteen. */
function dominant({ data }: Raster): string {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const [[bin] = [0]] = [...counts].toSorted(([a, more], [b, less]) => less - more || a - b);
  return `#${[bin >> 8, (bin >> 4) & 15, bin & 15].map((part) => `${part.toString(16)}8`).join('')}`;
}

const known = new WeakMap<Raster, Promise<Impression>>();

/** A colour and a preview of a few pixels, for the time until the picture has come. */
export function impressionOf(raster: Raster): Promise<Impression> {
  const first = known.get(raster) ?? makeImpression(raster);
  known.set(raster, first);
  return first;
}

async function makeImpression(raster: Raster): Promise<Impression> {
  const small = tiny(raster);
  const { width, height, data } = small;
  const preview = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 30, effort: 0 })
    .toBuffer();
  return {
    dominantColor: dominant(small),
    placeholder: `data:image/webp;base64,${preview.toString('base64')}`,
  };
}
