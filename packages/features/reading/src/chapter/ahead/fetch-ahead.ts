import { createContext, use } from 'react';
import type { Arrival } from '#opening/arrival.ts';
import type { ChapterAddress } from '#paths/paths.ts';

/** `arrival` says how the chapter will be come to, where that is out of a neighbour. */
export type FetchAhead = (address: ChapterAddress, arrival?: Arrival | null) => void;

export const FetchAheadContext = createContext<FetchAhead>(() => undefined);

/** Fetches a chapter before it is opened, where that costs nothing: what it opens with shows at once then. */
export function useFetchAhead(): FetchAhead {
  return use(FetchAheadContext);
}
