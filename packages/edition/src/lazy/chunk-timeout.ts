/** How long a page's code may take to arrive (reading-service, section 9). */
const chunkTimeoutMs = 120_000;

/** A page's code that did not arrive in time. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';
}

/**
 * Bounds the loading of a lazy page.
 * @throws ChunkTimeoutError after 120,000 ms; the loader's own error when it fails before.
 */
export async function withChunkTimeout<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkTimeoutError('chunk timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
