import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPanel } from './panel-state.ts';

/**
 * Puts another page in the place of this one in the history. A panel that is open over it is an entry
 * of its own and closes first: the way back would lead into what was replaced.
 */
export function useReplacePage(): (path: string) => void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [next, setNext] = useState<string | null>(null);
  const goOn = useEffectEvent(() => {
    if (next === null) return;
    if (readPanel(state)) void navigate(-1);
    else void navigate(next, { replace: true });
  });
  // The step back arrives later.
  useEffect(() => goOn(), [key, next]);
  return setNext;
}
