import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export type Entries = Readonly<Record<string, string | Uint8Array>>;

/** The same entries give the same bytes, whenever they are packed. */
const mtime = new Date('2026-01-02T03:04:06Z');

/** A ZIP archive in memory; `modes` gives an entry's Unix mode, such as that of a link. */
export async function zipped(
  entries: Entries,
  { modes = {}, compress = true }: { modes?: Record<string, number>; compress?: boolean } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) {
    if (name.endsWith('/')) {
      zip.addEmptyDirectory(name, { mtime });
      continue;
    }
    const mode = modes[name];
    zip.addBuffer(Buffer.from(content), name, {
      compress,
      mtime,
      ...(mode === undefined ? {} : { mode }),
    });
  }
  const packed = buffer(zip.outputStream);
  zip.end();
  return packed;
}

/** Writes one name over another of the same length, in all headers: for names that yazl refuses. */
export function renamed(archive: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('names of different length');
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}

/** Sets the flag that says an entry is encrypted, in both of its headers. */
export function encrypted(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  for (let at = 0; at < copy.length - 4; at += 1) {
    const signature = copy.readUInt32LE(at);
    if (signature === 0x04034b50) copy.writeUInt16LE(copy.readUInt16LE(at + 6) | 1, at + 6);
    if (signature === 0x02014b50) copy.writeUInt16LE(copy.readUInt16LE(at + 8) | 1, at + 8);
  }
  return copy;
}

/** Writes another unpacked size into the archive's directory. */
export function declaring(archive: Buffer, size: number): Buffer {
  const copy = Buffer.from(archive);
  for (let at = 0; at < copy.length - 4; at += 1) {
    if (copy.readUInt32LE(at) === 0x02014b50) copy.writeUInt32LE(size, at + 24);
  }
  return copy;
}

export async function written(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}
