import { hasBits, type BmpHeader, readBmpHeader } from './bmp-header.ts';

/** Rows of pixels from the top: red, green, blue. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Red, green and blue of a pixel in the row that begins there. */
type ReadPixel = (rowAt: number, x: number) => readonly [number, number, number];

/** Spreads the bits of a mask over a byte: five bits of one become eight. */
function channelOf(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = (mask >>> shift) >>> 0;
  return (value) => Math.round((((value & mask) >>> shift) / most) * 255);
}

function paletteReader(bytes: Buffer, { bits, palette }: BmpHeader): ReadPixel {
  const perByte = 8 / bits;
  const mask = 2 ** bits - 1;
  return (rowAt, x) => {
    const byte = bytes.readUInt8(rowAt + Math.floor(x / perByte));
    const index = (byte >> (8 - bits - (x % perByte) * bits)) & mask;
    const at = palette.at + index * palette.entrySize;
    // A number beyond the palette is black, as other programs show it.
    if (index >= palette.count) return [0, 0, 0];
    return [bytes.readUInt8(at + 2), bytes.readUInt8(at + 1), bytes.readUInt8(at)];
  };
}

function maskReader(bytes: Buffer, { bits, masks }: BmpHeader): ReadPixel {
  const [red, green, blue] = [channelOf(masks[0]), channelOf(masks[1]), channelOf(masks[2])];
  const valueAt = (at: number): number =>
    bits === 16 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at);
  return (rowAt, x) => {
    const value = valueAt(rowAt + (x * bits) / 8);
    return [red(value), green(value), blue(value)];
  };
}

function plainReader(bytes: Buffer): ReadPixel {
  return (rowAt, x) => {
    const at = rowAt + x * 3;
    return [bytes.readUInt8(at + 2), bytes.readUInt8(at + 1), bytes.readUInt8(at)];
  };
}

function readerOf(bytes: Buffer, header: BmpHeader): ReadPixel {
  if (header.bits <= 8) return paletteReader(bytes, header);
  return header.bits === 24 ? plainReader(bytes) : maskReader(bytes, header);
}

/**
 * The middle of a Windows bitmap that is not compressed, of 1 to 32 bits, which libvips does not
 * read: a square of at least `side` pixels where it has so many, and less than twice that. Null for
 * what is none, is cut off, or has over `mostPixels`: nothing is allocated by what a header says,
 * and of many pixels some are left out, so that none keeps the process from others' requests. What
 * could be seen through is opaque.
 */
export function decodeBmp(
  bytes: Buffer,
  { mostPixels, side }: { readonly mostPixels: number; readonly side: number },
): Pixels | null {
  const header = readBmpHeader(bytes);
  if (header === null || header.width * header.height > mostPixels) return null;
  if (!hasBits(bytes, header)) return null;
  const { width, height, rowSize, pixelsAt, fromTop } = header;
  const square = Math.min(width, height);
  const step = Math.max(1, Math.floor(square / side));
  const count = Math.floor(square / step);
  const [left, top] = [Math.floor((width - square) / 2), Math.floor((height - square) / 2)];
  const pixelOf = readerOf(bytes, header);
  const data = Buffer.alloc(count * count * 3);
  let to = 0;
  for (let y = 0; y < count; y += 1) {
    const row = top + y * step;
    const rowAt = pixelsAt + (fromTop ? row : height - 1 - row) * rowSize;
    for (let x = 0; x < count; x += 1) {
      data.set(pixelOf(rowAt, left + x * step), to);
      to += 3;
    }
  }
  return { data, width: count, height: count };
}
