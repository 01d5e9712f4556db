/** Whether a page failed because its code could not be fetched, in the words of the three engines. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|Importing a module script failed|Failed to fetch/i.test(error.message)
  );
}
