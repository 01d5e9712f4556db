import { LaterPhrases } from '#language/LaterPhrases.tsx';
import { useLatePart } from '#lazy/use-late-part.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import { useAskedAgain } from '#slots/use-asked-again.ts';
import type { PanelWordsProps } from './PanelWords.tsx';

function load() {
  return import('./PanelWords.tsx');
}

/** The words of the viewer's panels, which come with the first that is opened, beside its phrases. */
export function ComicWords({ children }: PanelWordsProps) {
  const part = useLatePart(load, true);
  const { turn, onFailed } = useAskedAgain();
  return (
    <SlotBoundary key={turn} onFailed={onFailed}>
      <LaterPhrases>{part && <part.PanelWords>{children}</part.PanelWords>}</LaterPhrases>
    </SlotBoundary>
  );
}
