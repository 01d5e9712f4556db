type Bitmap = {
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  /** In the order of the file; each pixel is a number of so many bits. */
  readonly rows: readonly (readonly number[])[];
  readonly fromTop?: boolean;
  readonly palette?: readonly number[];
  readonly masks?: readonly [number, number, number];
  /** The header of OS/2, of 12 bytes. */
  readonly core?: boolean;
};

function rowBytes(row: readonly number[], bits: number): Buffer {
  const text = row.map((value) => value.toString(2).padStart(bits, '0'));
  // Whole bytes are written with the lowest first; parts of one from the left.
  const written =
    bits < 8 ? text : text.map((one) => (one.match(/.{8}/g) ?? []).toReversed().join(''));
  const size = Math.ceil((row.length * bits) / 32) * 32;
  const all = written.join('').padEnd(size, '0');
  return Buffer.from((all.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A Windows bitmap, byte for byte. */
export function bmp({ bits, rows, fromTop, palette = [], masks, core }: Bitmap): Buffer {
  const width = rows[0]?.length ?? 0;
  const info = Buffer.alloc(core === true ? 12 : 40);
  info.writeUInt32LE(info.length, 0);
  if (core === true) {
    info.writeUInt16LE(width, 4);
    info.writeUInt16LE(rows.length, 6);
    info.writeUInt16LE(1, 8);
    info.writeUInt16LE(bits, 10);
  } else {
    info.writeInt32LE(width, 4);
    info.writeInt32LE(fromTop === true ? -rows.length : rows.length, 8);
    info.writeUInt16LE(1, 12);
    info.writeUInt16LE(bits, 14);
    info.writeUInt32LE(masks === undefined ? 0 : 3, 16);
    info.writeUInt32LE(palette.length, 32);
  }
  const numbers = (values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * 4);
    values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
    return bytes;
  };
  const table = Buffer.concat([numbers(masks ?? []), numbers(palette)]);
  const pixels = Buffer.concat(rows.map((row) => rowBytes(row, bits)));
  const file = Buffer.alloc(14);
  file.write('BM');
  file.writeUInt32LE(14 + info.length + table.length + pixels.length, 2);
  file.writeUInt32LE(14 + info.length + table.length, 10);
  return Buffer.concat([file, info, table, pixels]);
}
