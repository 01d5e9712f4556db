import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads on, once for each address. React Router's `Navigate` leads there again whenever the address
 * changes, so that a screen which stays while the next one loads would call its reader back.
 */
export function Redirect({ to }: { readonly to: string }): null {
  const navigate = useNavigate();
  const lead = useEffectEvent((path: string) => {
    void navigate(path, { replace: true });
  });
  useEffect(() => lead(to), [to]);
  return null;
}
