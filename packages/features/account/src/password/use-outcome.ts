import { useHasPage } from '@hanji/edition/frame/site-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PasswordOutcomeState } from './PasswordOutcome.tsx';

const resultPath = '/password/result';

/** Ends a flow on the page of its result; in an edition without one it is shown in place. */
export function useOutcome() {
  const navigate = useNavigate();
  const hasPage = useHasPage();
  const [inPlace, setInPlace] = useState<PasswordOutcomeState | null>(null);
  const end = (state: PasswordOutcomeState): void => {
    if (!hasPage(resultPath)) return setInPlace(state);
    void navigate(`${resultPath}?state=${state}`, { replace: true });
  };
  return { inPlace, end };
}
