import { crc32, deflateRawSync } from 'node:zlib';

/** An entry byte by byte, as tools write them that no library imitates. */
export type RawEntry = {
  /** In whatever encoding. */
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly flags?: number;
  readonly extra?: Uint8Array;
  /** Shares the bytes of the entry at this index and has none of its own. */
  readonly sameAs?: number;
};

const utf8 = 0x800;

function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

/** Flags, method, time, date, checksum, sizes and lengths, which both headers have. */
function shared(
  { name, flags, extra = new Uint8Array() }: RawEntry,
  content: Buffer,
  packed: Buffer,
) {
  return numbers(
    [2, 20],
    [2, flags ?? (typeof name === 'string' ? utf8 : 0)],
    [2, 8],
    [2, 0],
    [2, 0x21],
    [4, crc32(content)],
    [4, packed.length],
    [4, content.length],
    [2, Buffer.from(name).length],
    [2, extra.length],
  );
}

/** A ZIP archive of deflated entries (APPNOTE 4.3). */
export function rawZip(entries: readonly RawEntry[], comment = ''): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  for (const entry of entries) {
    const source = entry.sameAs === undefined ? entry : entries[entry.sameAs];
    const content = Buffer.from(source?.content ?? '');
    const packed = deflateRawSync(content);
    const fields = shared(entry, content, packed);
    const name = Buffer.from(entry.name);
    const extra = Buffer.from(entry.extra ?? []);
    const offset = entry.sameAs === undefined ? length : (offsets[entry.sameAs] ?? 0);
    offsets.push(offset);
    directory.push(
      numbers([4, 0x02014b50], [2, 20]),
      fields,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
      extra,
    );
    if (entry.sameAs !== undefined) continue;
    const local = Buffer.concat([numbers([4, 0x04034b50]), fields, name, extra, packed]);
    parts.push(local);
    length += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listing.length],
    [4, length],
    [2, comment.length],
  );
  return Buffer.concat([...parts, listing, end, Buffer.from(comment)]);
}

/** Info-ZIP's Unicode path of a name (APPNOTE 4.6.9). */
export function unicodePath(name: string, raw: Uint8Array): Buffer {
  const path = Buffer.from(name);
  return Buffer.concat([
    numbers([2, 0x7075], [2, path.length + 5]),
    Buffer.from([1]),
    numbers([4, crc32(raw)]),
    path,
  ]);
}
