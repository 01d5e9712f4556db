import { LaterPhrases } from '#language/LaterPhrases.tsx';
import { useLatePart } from '#lazy/use-late-part.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import type { PanelWordsProps } from './PanelWords.tsx';

function load() {
  return import('./PanelWords.tsx');
}

/** The words of the viewer's panels, which come with the first that is opened, beside its phrases. */
export function ComicWords({ children }: PanelWordsProps) {
  const part = useLatePart(load, true);
  return (
    <SlotBoundary>
      <LaterPhrases>{part && <part.PanelWords>{children}</part.PanelWords>}</LaterPhrases>
    </SlotBoundary>
  );
}
