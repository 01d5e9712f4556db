import type { ReactElement } from 'react';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';
import { pullParts } from './pull-parts.ts';
import type { ChapterPullProps } from './PullBar.tsx';

/** Leads over to a neighbour by a pull at an edge, where anything does; it comes behind what is read. */
export function ChapterPull(props: ChapterPullProps): ReactElement | null {
  const part = useWantedPart(pullParts, props.onPull !== undefined);
  return part ? <part.PullBar {...props} /> : null;
}
