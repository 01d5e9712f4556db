import { isSystemError, systemErrorCode } from '#errors/start-error.ts';
import { ImportError, TooLargeError } from '../import-error.ts';

/** Names in messages: one line, whatever an archive calls its entries. */
export function shown(name: string): string {
  return JSON.stringify(name.slice(0, 120));
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What a library says of a broken archive, in the words of an import. What the system does not do,
 * such as writing to a full disk, is no such thing.
 */
export function refusal(error: unknown): Error {
  if (error instanceof ImportError) return error;
  if (isSystemError(error)) return error;
  if (error instanceof Error && systemErrorCode(error) === 'ENOSPC') return error;
  const message = words(error);
  if (/encrypt/i.test(message)) return new ImportError('the archive is encrypted', 'encrypted');
  if (/too many bytes/i.test(message)) {
    return new TooLargeError('the archive unpacks beyond what it declares', 'packedTooTightly');
  }
  return new ImportError(`the archive is damaged or cut off: ${message.slice(0, 120)}`);
}
