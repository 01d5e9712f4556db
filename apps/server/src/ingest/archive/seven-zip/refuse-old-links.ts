import { ImportError } from '../../import-error.ts';
import type { ByteSource } from '../byte-source.ts';

const signatureLength = 7;
const fileHeader = 0x74;
const longSizes = 0x100;
const hasData = 0x8000;
const unix = 3;
const fileType = 0o170000;

/**
 * Refuses a RAR 4 with links or special files of Unix, which 7-Zip shows as ordinary files: reads the
 * modes in its headers itself (technote.txt of RAR 4). Where headers are broken, 7-Zip says so.
 */
export async function refuseOldLinks(source: ByteSource, mostBlocks: number): Promise<void> {
  let at = signatureLength;
  for (let blocks = 0; blocks < mostBlocks; blocks += 1) {
    const block = await source.read(at, 36);
    if (block.length < signatureLength) return;
    const [type, flags, size] = [block[2], block.readUInt16LE(3), block.readUInt16LE(5)];
    const isFile = type === fileHeader && block.length >= 32;
    if (isFile && block[15] === unix) {
      const kind = block.readUInt32LE(28) & fileType;
      if (kind !== 0o100000 && kind !== 0o040000 && kind !== 0) {
        throw new ImportError('the archive holds a link or a special file');
      }
    }
    const long = isFile && (flags & longSizes) !== 0 && block.length === 36;
    const data = (flags & hasData) === 0 || block.length < 11 ? 0 : block.readUInt32LE(7);
    const more = long ? block.readUInt32LE(32) * 2 ** 32 : 0;
    if (size < signatureLength) return;
    at += size + data + more;
  }
}
