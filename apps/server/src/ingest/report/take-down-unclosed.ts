import type { OnUnclosed } from '#ingest/xml/well-formed/unclosed.ts';
import type { Omissions } from './omissions.ts';

/** Takes down what stands in something that is never closed, so that nobody sees it. */
export function takeDownUnclosed(place: string, omissions: Omissions | undefined): OnUnclosed {
  return ({ by, characters }) => {
    const reason = `stands in a ${by} that is never closed`;
    omissions?.add({ kind: 'text', place, reason, characters });
  };
}
