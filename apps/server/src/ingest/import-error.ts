/** Why a work cannot be taken in, as one line for whoever brings it. Nothing of it was kept. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
