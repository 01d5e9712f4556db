import { onDemand } from '#shared/react/hooks/on-demand.ts';

/** What follows a pull: only a chapter's edges have a use for it. */
export const pullParts = onDemand(() => import('./PullBar.tsx'));
