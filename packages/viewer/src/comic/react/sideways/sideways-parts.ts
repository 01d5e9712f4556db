import { onDemand } from '#shared/react/hooks/on-demand.ts';

/** The strip that lies, which hardly any work is: it comes with the first that is. */
export const sidewaysParts = onDemand(() => import('#comic/react/sideways/ComicSideways.tsx'));
