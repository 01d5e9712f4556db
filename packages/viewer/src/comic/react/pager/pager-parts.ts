import { onDemand } from '#shared/react/hooks/on-demand.ts';

/** What pages are turned with: whoever knows that a work is read by pages asks for it early. */
export const pagerParts = onDemand(() => import('#comic/react/pager/parts.ts'));
