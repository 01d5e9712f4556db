import type { UploadRefusal } from '@hanji/contract/creator-vocabulary.ts';
import { ImportError, TooLargeError } from '#ingest/import-error.ts';

/** A file is not taken, for a reason that its sender is told. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly reason: UploadRefusal;

  constructor(reason: UploadRefusal) {
    super(`the upload is refused: ${reason}`);
    this.reason = reason;
  }
}

const flaws = {
  entryTooLarge: 'tooLarge',
  tooLarge: 'chapterTooLarge',
  packedTooTightly: 'unpacksTooLarge',
  encrypted: 'locked',
} as const;

/**
 * Why a file cannot be taken, where an import refuses it; null for what is no fault of the file, and
 * is tried again.
 */
export function refusalOf(error: unknown): UploadRefusal | null {
  if (error instanceof UploadRefused) return error.reason;
  if (!(error instanceof ImportError)) return null;
  if (error.flaw !== null) return flaws[error.flaw];
  return error instanceof TooLargeError ? 'tooManyPixels' : 'broken';
}
