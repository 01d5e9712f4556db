/**
 * Whether a statement failed because another row has the value already: somebody else was faster,
 * or was there before.
 */
export function violatesUnique(error: unknown, index: string): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') {
    return 'constraint' in error && error.constraint === index;
  }
  return violatesUnique(error.cause, index);
}
