/**
 * Why the service cannot start, or cannot go on, as one line for an operator: what is wrong and how
 * to mend it. Nothing was changed that a repaired start would miss.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system error, such as `EACCES`, or null when it is another kind of error. */
export function systemErrorCode(error: unknown): string | null {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code;
  }
  return null;
}

/** Whether the system did not do what was asked of it: no permission, no such folder, a broken disk. */
export function isSystemError(error: unknown): error is Error {
  return systemErrorCode(error) !== null && error instanceof Error && 'syscall' in error;
}
