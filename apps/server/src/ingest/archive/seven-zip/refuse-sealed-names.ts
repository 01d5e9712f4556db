import { ImportError } from '../../import-error.ts';
import type { ByteSource } from '../byte-source.ts';

const startLength = 32;
/** Begins a list of files that is itself packed: what unpacks it is named behind. */
const packedList = 0x17;
/** AES with SHA-256, the one way in which 7-Zip encrypts. */
const aes = Buffer.from([0x06, 0xf1, 0x07, 0x01]);
/** What is said of a packed list is shorter. */
const most = 4096;

/**
 * Refuses a 7-Zip whose names are encrypted: 7-Zip itself reads such a list as if it were not, and
 * then finds it damaged in whatever way chance has it (7zFormat.txt).
 */
export async function refuseSealedNames(source: ByteSource): Promise<void> {
  const start = await source.read(0, startLength);
  if (start.length < startLength) return;
  const at = Number(start.readBigUInt64LE(12));
  const length = Number(start.readBigUInt64LE(20));
  if (!Number.isSafeInteger(startLength + at) || startLength + at >= source.size) return;
  const list = await source.read(startLength + at, Math.min(length, most));
  if (list[0] === packedList && list.includes(aes))
    throw new ImportError('the archive is encrypted');
}
