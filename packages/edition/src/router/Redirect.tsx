import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

type RedirectProps = {
  readonly to: string;
  /** For the page there, by the history. */
  readonly state?: unknown;
};

/**
 * Leads on, once for each address. React Router's `Navigate` leads there again whenever the address
 * changes, so that a screen which stays while the next one loads would call its reader back.
 */
export function Redirect({ to, state = null }: RedirectProps): null {
  const navigate = useNavigate();
  const lead = useEffectEvent((path: string) => {
    void navigate(path, { replace: true, state });
  });
  useEffect(() => lead(to), [to]);
  return null;
}
