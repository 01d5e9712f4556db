import { useEffect, useState } from 'react';
import type { ViewerChunk } from './viewer-chunks.ts';

type Outcome<Chunk> = {
  readonly chunk: Chunk | null;
  readonly failed?: { readonly cause: unknown };
};

/**
 * A viewer's code, null until it is here, and there in the first drawing where it came before; not by
 * Suspense, which would draw the strip once more and hold the viewer back for its own 300 ms.
 * `viewer` must stay the same.
 * @throws What kept it from coming, for the page's boundary.
 */
export function useViewerChunk<Chunk>(viewer: ViewerChunk<Chunk>): Chunk | null {
  const [{ chunk, failed }, setOutcome] = useState<Outcome<Chunk>>(() => ({
    chunk: viewer.here(),
  }));
  const isHere = chunk !== null;
  useEffect(() => {
    if (isHere) return;
    let left = false;
    const settle = (outcome: Outcome<Chunk>) => {
      if (!left) setOutcome(outcome);
    };
    viewer.load().then(
      (loaded) => settle({ chunk: loaded }),
      (cause: unknown) => settle({ chunk: null, failed: { cause } }),
    );
    return () => {
      left = true;
    };
  }, [isHere, viewer]);
  if (failed) throw failed.cause;
  return chunk;
}
