import type { ComicSideways } from '#comic/react/sideways/ComicSideways.tsx';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';

type Parts = { readonly ComicSideways: typeof ComicSideways };

function load(): Promise<Parts> {
  return import('#comic/react/sideways/ComicSideways.tsx');
}

/** The strip that lies, which hardly any work is: it comes with the first that is. */
export function useSideways(wanted: boolean): Parts | undefined {
  return useWantedPart(load, wanted);
}
