import { crc32 } from 'node:zlib';

/** An entry that is stored as it is: nobody but its maker may write a RAR that is packed. */
export type RarEntry = {
  readonly name: string;
  readonly content?: string | Uint8Array;
  /** What the header says of the unpacked bytes, where that is a lie. */
  readonly size?: number;
  readonly crc?: number;
  readonly encrypted?: boolean;
  /** Where a symbolic link leads. */
  readonly link?: string;
  readonly folder?: boolean;
  /** It goes on in the next volume. */
  readonly goesOn?: boolean;
};

export type RarOptions = {
  /** Nobody sees even the names without the password. */
  readonly sealed?: boolean;
  readonly solid?: boolean;
};

function fixed(bytes: number, value: number): Buffer {
  const field = Buffer.alloc(bytes);
  field.writeUIntLE(value, 0, bytes);
  return field;
}

/** Seven bits a byte, the lowest first. */
function varied(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}

function block4(type: number, flags: number, fields: Buffer, data = Buffer.alloc(0)): Buffer {
  const header = Buffer.concat([
    fixed(1, type),
    fixed(2, flags),
    fixed(2, 7 + fields.length),
    fields,
  ]);
  return Buffer.concat([fixed(2, crc32(header) % 0x1_0000), header, data]);
}

/** A RAR 4 archive (technote.txt of RAR 4). */
export function rar4(entries: readonly RarEntry[], { sealed, solid }: RarOptions = {}): Buffer {
  const files = entries.map((entry) => {
    const content = Buffer.from(entry.link ?? entry.content ?? '');
    const name = Buffer.from(entry.name.replaceAll('/', '\\'), 'latin1');
    const mode = entry.link === undefined ? 0o100644 : 0o120777;
    const fields = Buffer.concat([
      fixed(4, content.length),
      fixed(4, entry.size ?? content.length),
      // Unix; checksum, time, the version that unpacks it, stored.
      fixed(1, 3),
      fixed(4, entry.crc ?? crc32(content)),
      fixed(4, 0x5c21_0000),
      fixed(1, 20),
      fixed(1, 0x30),
      fixed(2, name.length),
      fixed(4, entry.folder ? 0o040755 : mode),
      name,
    ]);
    const flags =
      0x8000 | (entry.goesOn ? 0x02 : 0) | (entry.encrypted ? 0x04 : 0) | (entry.folder ? 0xe0 : 0);
    return block4(0x74, flags, fields, content);
  });
  return Buffer.concat([
    Buffer.from('Rar!\x1a\x07\0', 'latin1'),
    block4(0x73, (solid ? 0x08 : 0) | (sealed ? 0x80 : 0), Buffer.alloc(6)),
    ...files,
    block4(0x7b, 0x4000, Buffer.alloc(0)),
  ]);
}

function block5(
  type: number,
  parts: readonly Buffer[],
  {
    extra = Buffer.alloc(0),
    data,
    goesOn,
  }: { extra?: Buffer; data?: Buffer; goesOn?: boolean } = {},
): Buffer {
  const flags = (extra.length > 0 ? 1 : 0) | (data === undefined ? 0 : 2) | (goesOn ? 0x10 : 0);
  const fields = Buffer.concat([
    varied(type),
    varied(flags),
    ...(extra.length > 0 ? [varied(extra.length)] : []),
    ...(data === undefined ? [] : [varied(data.length)]),
    ...parts,
    extra,
  ]);
  const header = Buffer.concat([varied(fields.length), fields]);
  return Buffer.concat([fixed(4, crc32(header)), header, data ?? Buffer.alloc(0)]);
}

function record(type: number, ...fields: readonly Buffer[]): Buffer {
  const body = Buffer.concat([varied(type), ...fields]);
  return Buffer.concat([varied(body.length), body]);
}

/** A RAR 5 archive (RAR 5.0 archive format, rarlab.com/technote.htm). */
export function rar5(entries: readonly RarEntry[], { sealed, solid }: RarOptions = {}): Buffer {
  const files = entries.map((entry) => {
    const { name, content = '', size, crc, encrypted, link, folder, goesOn } = entry;
    const bytes = Buffer.from(content);
    const path = Buffer.from(name);
    const target = Buffer.from(link ?? '');
    const extra = Buffer.concat([
      ...(encrypted ? [record(1, varied(0), varied(0), fixed(1, 15), Buffer.alloc(32, 7))] : []),
      ...(link === undefined
        ? []
        : [record(5, varied(1), varied(0), varied(target.length), target)]),
    ]);
    const fields = [
      varied(folder ? 1 : 4),
      varied(size ?? bytes.length),
      varied(link === undefined ? (folder ? 0o040755 : 0o100644) : 0o120777),
      ...(folder ? [] : [fixed(4, crc ?? crc32(bytes))]),
      // Stored, on Unix.
      varied(0),
      varied(1),
      varied(path.length),
      path,
    ];
    return block5(2, fields, {
      extra,
      ...(folder ? {} : { data: bytes }),
      ...(goesOn ? { goesOn } : {}),
    });
  });
  const key = [varied(0), varied(0), fixed(1, 15), Buffer.alloc(16, 7)];
  return Buffer.concat([
    Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'),
    ...(sealed ? [block5(4, key)] : []),
    block5(1, [varied(solid ? 4 : 0)]),
    ...files,
    block5(5, [varied(0)]),
  ]);
}
