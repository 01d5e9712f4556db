import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLatePart } from '#lazy/use-late-part.ts';

const MatureQuestionContext = createContext<(() => void) | null>(null);

/**
 * Asks the reader for what blurred covers wait for: an acceptance, or a verified age where the
 * edition blurs until then (reading-service, section 6).
 * @throws Error in a frame without a place for the question.
 */
export function useMatureQuestion(): () => void {
  const ask = useContext(MatureQuestionContext);
  if (!ask) throw new Error('this frame has no place for the question');
  return ask;
}

function load() {
  return import('./MatureQuestion.tsx');
}

/** Holds the one question; it goes with the page on which it was asked. */
export function MatureQuestionProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const [askedOn, setAskedOn] = useState<string | null>(null);
  const asked = askedOn === key;
  const late = useLatePart(load, asked);
  const ask = useCallback(() => setAskedOn(key), [key]);
  return (
    <MatureQuestionContext value={ask}>
      {children}
      {late && asked && <late.MatureQuestion onClose={() => setAskedOn(null)} />}
    </MatureQuestionContext>
  );
}
