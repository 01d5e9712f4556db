import { useEffect, useState } from 'react';

type Outcome<Chunk> = { readonly chunk?: Chunk; readonly failed?: { readonly cause: unknown } };

/**
 * A viewer's code, null until it is here; not by Suspense, which would draw the strip once more and
 * hold the viewer back for its own 300 ms. `load` must stay the same.
 * @throws What kept it from coming, for the page's boundary.
 */
export function useViewerChunk<Chunk>(load: () => Promise<Chunk>): Chunk | null {
  const [{ chunk = null, failed }, setOutcome] = useState<Outcome<Chunk>>({});
  useEffect(() => {
    let left = false;
    const settle = (outcome: Outcome<Chunk>) => {
      if (!left) setOutcome(outcome);
    };
    load().then(
      (loaded) => settle({ chunk: loaded }),
      (cause: unknown) => settle({ failed: { cause } }),
    );
    return () => {
      left = true;
    };
  }, [load]);
  if (failed) throw failed.cause;
  return chunk;
}
