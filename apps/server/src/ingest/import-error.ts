/** What of an archive is beyond its limits, or that nobody can read it without its password. */
export type ArchiveFlaw = 'entryTooLarge' | 'tooLarge' | 'packedTooTightly' | 'encrypted';

/** Why a work cannot be taken in, as one line for whoever brings it. Nothing of it was kept. */
export class ImportError extends Error {
  override readonly name: string = 'ImportError';
  /** For who says it in other words; null where it is none of these. */
  readonly flaw: ArchiveFlaw | null;

  constructor(message: string, flaw: ArchiveFlaw | null = null) {
    super(message);
    this.flaw = flaw;
  }
}

/** Something so large that it is taken for an attack, and not for a flaw that a work survives. */
export class TooLargeError extends ImportError {
  override readonly name = 'TooLargeError';
}

/** Elements within each other without end: a flaw of the part that has them. */
export class TooDeepError extends ImportError {
  override readonly name = 'TooDeepError';
}

/** Whether an error costs only the part of a work that it is of. */
export function isFlaw(error: unknown): error is ImportError {
  return error instanceof ImportError && !(error instanceof TooLargeError);
}
