import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
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
  const card = useRef<Element | null>(null);
  const ask = useCallback(() => {
    card.current = document.activeElement?.closest('article') ?? null;
    setAskedOn(key);
  }, [key]);
  // The button that asked goes with what it covered: whoever pressed it goes on at the same card.
  useEffect(() => {
    if (asked || document.activeElement !== document.body) return;
    card.current?.querySelector('a')?.focus();
    card.current = null;
  }, [asked]);
  return (
    <MatureQuestionContext value={ask}>
      {children}
      {late && asked && <late.MatureQuestion onClose={() => setAskedOn(null)} />}
    </MatureQuestionContext>
  );
}
