import type { ByteSource } from '../byte-source.ts';

/** Where an archive lies among the bytes of its file. */
export type ZipRange = {
  readonly start: number;
  /** Behind the end record, whose comment is left out. */
  readonly end: number;
  /** Bytes of the comment, and of what else comes behind the archive. */
  readonly comment: number;
};

const endRecord = Buffer.from('PK\x05\x06', 'latin1');
const entryRecord = 0x02014b50;
const locatorRecord = 0x07064b50;
const wideEndRecord = 0x06064b50;
const endLength = 22;
const locatorLength = 20;
const wideEndLength = 56;
/** How much may come behind an archive: first what a comment has room for, then far more. */
const reaches = [0xffff + endLength, 16 * 1024 * 1024];
/** So many records that look like an end are tried. */
const mostTries = 64;

async function signatureAt(source: ByteSource, position: number): Promise<number> {
  if (position < 0 || position + 4 > source.size) return 0;
  return (await source.read(position, 4)).readUInt32LE(0);
}

/** Size and place of the directory, and where it ends: APPNOTE 4.3.14 and 4.3.16. */
async function directoryOf(source: ByteSource, at: number, end: Buffer) {
  const narrow = { size: end.readUInt32LE(12), offset: end.readUInt32LE(16), end: at };
  const locatorAt = at - locatorLength;
  if ((await signatureAt(source, locatorAt)) !== locatorRecord) return narrow;
  const wideAt = locatorAt - wideEndLength;
  if ((await signatureAt(source, wideAt)) !== wideEndRecord) return narrow;
  const wide = await source.read(wideAt, wideEndLength);
  const [size, offset] = [Number(wide.readBigUInt64LE(40)), Number(wide.readBigUInt64LE(48))];
  return { size, offset, end: wideAt };
}

/** Where the archive begins whose end record stands at a place; null where it fits no directory. */
async function startOf(source: ByteSource, at: number, end: Buffer): Promise<number | null> {
  const directory = await directoryOf(source, at, end);
  const start = directory.end - directory.size - directory.offset;
  if (directory.size === 0) return end.readUInt16LE(10) === 0 && start >= 0 ? start : null;
  const isEntry = async (position: number) => (await signatureAt(source, position)) === entryRecord;
  if (start >= 0 && (await isEntry(start + directory.offset))) return start;
  // Something lies between the directory and its end, as a signature does.
  return (await isEntry(directory.offset)) ? 0 : null;
}

/**
 * Finds a ZIP archive by its end record, whatever comes before the archive (a program that unpacks
 * it) and behind it. Null where there is none.
 */
export async function findDirectory(source: ByteSource): Promise<ZipRange | null> {
  let tries = 0;
  for (const reach of reaches) {
    const length = Math.min(reach, source.size);
    const tail = await source.read(source.size - length, length);
    let found = tail.lastIndexOf(endRecord, tail.length - endLength);
    while (found >= 0 && tries < mostTries) {
      const at = source.size - length + found;
      const start = await startOf(source, at, tail.subarray(found, found + endLength));
      const comment = Math.min(tail.readUInt16LE(found + 20), source.size - at - endLength);
      if (start !== null) return { start, end: at + endLength, comment };
      tries += 1;
      found = found === 0 ? -1 : tail.lastIndexOf(endRecord, found - 1);
    }
    if (length === source.size) break;
  }
  return null;
}
