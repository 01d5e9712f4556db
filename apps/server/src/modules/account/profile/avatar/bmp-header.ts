/** What the headers of a Windows bitmap say of its pixels. */
export type BmpHeader = {
  readonly width: number;
  readonly height: number;
  /** The first row of the file is the highest. */
  readonly fromTop: boolean;
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  /** Of red, green and blue, where a pixel is one number of 16 or 32 bits. */
  readonly masks: readonly [number, number, number];
  readonly palette: { readonly at: number; readonly count: number; readonly entrySize: number };
  readonly pixelsAt: number;
  /** In bytes; rows are filled up to four. */
  readonly rowSize: number;
};

const fileHeaderSize = 14;
const coreSize = 12;
const infoSize = 40;
const largestHeader = 124;
const masksSize = 12;

const uncompressed = 0;
const bitFields = 3;

const depths: readonly number[] = [1, 4, 8, 16, 24, 32] satisfies BmpHeader['bits'][];

function isDepth(bits: number): bits is BmpHeader['bits'] {
  return depths.includes(bits);
}

type Size = Pick<BmpHeader, 'width' | 'height' | 'fromTop'> & { readonly bits: number };

function readSize(bytes: Buffer, headerSize: number): Size {
  const at = fileHeaderSize + 4;
  if (headerSize === coreSize) {
    const [width, height] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    return { width, height, fromTop: false, bits: bytes.readUInt16LE(at + 6) };
  }
  const height = bytes.readInt32LE(at + 4);
  return {
    width: bytes.readInt32LE(at),
    height: Math.abs(height),
    fromTop: height < 0,
    bits: bytes.readUInt16LE(at + 10),
  };
}

function masksOf(bytes: Buffer, bits: number, named: boolean): BmpHeader['masks'] {
  if (!named) return bits === 16 ? [0x7c00, 0x03e0, 0x001f] : [0xff0000, 0x00ff00, 0x0000ff];
  // They stand behind the first header, or within a longer one at the same place.
  const at = fileHeaderSize + infoSize;
  return [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
}

/** Null for what is no bitmap, is compressed, or says of itself what cannot be. */
export function readBmpHeader(bytes: Buffer): BmpHeader | null {
  if (bytes.length < fileHeaderSize + coreSize || bytes.toString('latin1', 0, 2) !== 'BM') {
    return null;
  }
  const headerSize = bytes.readUInt32LE(fileHeaderSize);
  const isCore = headerSize === coreSize;
  if (!isCore && (headerSize < infoSize || headerSize > largestHeader)) return null;
  if (bytes.length < fileHeaderSize + headerSize) return null;
  const { width, height, fromTop, bits } = readSize(bytes, headerSize);
  const compression = isCore ? uncompressed : bytes.readUInt32LE(fileHeaderSize + 16);
  const isMasked = compression === bitFields && (bits === 16 || bits === 32);
  if (width < 1 || height < 1 || !isDepth(bits)) return null;
  if (compression !== uncompressed && !isMasked) return null;
  if (isMasked && bytes.length < fileHeaderSize + infoSize + masksSize) return null;
  const named = isCore ? 0 : bytes.readUInt32LE(fileHeaderSize + 32);
  const most = bits <= 8 ? 2 ** bits : 0;
  return {
    width,
    height,
    fromTop,
    bits,
    masks: masksOf(bytes, bits, isMasked),
    palette: {
      at: fileHeaderSize + headerSize,
      count: named === 0 ? most : Math.min(named, most),
      entrySize: isCore ? 3 : 4,
    },
    pixelsAt: bytes.readUInt32LE(10),
    rowSize: Math.ceil((width * bits) / 32) * 4,
  };
}

/** Whether palette and pixels of the size that a header names lie within the file. */
export function hasBits(bytes: Buffer, header: BmpHeader): boolean {
  const { palette, pixelsAt, rowSize, height } = header;
  const paletteEnd = palette.at + palette.count * palette.entrySize;
  return (
    paletteEnd <= bytes.length &&
    pixelsAt >= fileHeaderSize &&
    pixelsAt + rowSize * height <= bytes.length
  );
}
