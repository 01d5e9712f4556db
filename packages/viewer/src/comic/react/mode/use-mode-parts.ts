import {
  directionOf,
  flippedMode,
  type PageMode,
  type ReadingDirection,
} from '@hanji/domain/reading/page-mode.ts';
import { pagerParts } from '#comic/react/pager/pager-parts.ts';
import { sidewaysParts } from '#comic/react/sideways/sideways-parts.ts';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';

type ModeOptions = {
  readonly orientation: ReadingDirection;
  /** It is a strip that lies, where it is no book. */
  readonly sideways: boolean;
  readonly wanted: PageMode;
  /** Pages may soon be wanted. */
  readonly near: boolean;
  /** The reader came from another mode, whose code is here. */
  readonly flipped: boolean;
};

/** The mode that is shown, and what it is read with: the one before stays until the wanted one has come. */
export function useModeParts({ orientation, sideways, wanted, near, flipped }: ModeOptions) {
  const direction = directionOf(orientation, wanted, sideways);
  const lies = direction !== 'TTB' && wanted === 'vertical';
  const paged = direction !== 'TTB' && !lies;
  const lying = useWantedPart(sidewaysParts, lies);
  const pager = useWantedPart(pagerParts, paged || near);
  const isMissing = (lies && !lying) || (paged && !pager);
  const mode = flipped && isMissing ? flippedMode(wanted) : wanted;
  return { mode, direction: directionOf(orientation, mode, sideways), lying, pager };
}
