import type { ReactElement } from 'react';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';
import { loadPull, pullHere } from './load-pull.ts';
import type { ChapterPullProps } from './PullBar.tsx';

/** Leads over to a neighbour by a pull at an edge, where anything does; it comes behind what is read. */
export function ChapterPull(props: ChapterPullProps): ReactElement | null {
  const part = useWantedPart(loadPull, props.onPull !== undefined) ?? pullHere();
  return part ? <part.PullBar {...props} /> : null;
}
