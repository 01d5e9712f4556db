/** One file of a ZIP archive, as its directory describes it. */
export type ZipEntry = {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly offset: number;
};

/** What a book may cost before a byte of it is unpacked. */
export const archiveLimits = {
  entries: 5000,
  /** Bytes of one file once unpacked. */
  entryBytes: 64 * 1024 * 1024,
  /** Bytes of all files once unpacked. */
  totalBytes: 256 * 1024 * 1024,
} as const;

/** Why a file is not a book that the viewer opens. */
export type BookProblem =
  | 'not-an-archive'
  | 'encrypted'
  | 'too-many-entries'
  | 'too-large'
  | 'broken'
  | 'timeout';

/** A book that cannot be opened or read on. */
export class BookError extends Error {
  readonly problem: BookProblem;

  constructor(problem: BookProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem);
    this.name = 'BookError';
    this.problem = problem;
  }
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const longestComment = 0xffff;

/** Offset of the record that ends an archive. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new BookError('not-an-archive');
}

/**
 * Reads an archive's directory and refuses what would cost too much, by the sizes that it
 * states; reading holds each file to the size stated here.
 */
export function readZipDirectory(buffer: ArrayBuffer): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(buffer);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > archiveLimits.entries) throw new BookError('too-many-entries', `${count}`);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  let packed = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) throw new BookError('broken');
    const entry = readEntry(view, at);
    total += entry.size;
    packed += entry.compressedSize;
    if (entry.size > archiveLimits.entryBytes || total > archiveLimits.totalBytes) {
      throw new BookError('too-large', entry.name);
    }
    entries.set(entry.name, entry);
    at +=
      46 +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  // Entries that overlap unpack the same bytes again and again.
  if (packed > buffer.byteLength) throw new BookError('too-large', 'overlapping entries');
  return entries;
}

function readEntry(view: DataView, at: number): ZipEntry {
  if ((view.getUint16(at + 8, true) & 1) === 1) throw new BookError('encrypted');
  const nameLength = view.getUint16(at + 28, true);
  if (at + 46 + nameLength > view.byteLength) throw new BookError('broken');
  return {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength)),
    method: view.getUint16(at + 10, true),
    compressedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}
