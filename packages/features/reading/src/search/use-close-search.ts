import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchesBefore } from './search-steps.ts';

/**
 * Closes the search and goes home (reading-service, section 4). What was searched for meanwhile is
 * taken out of the history: going back then leads to where the search was opened, and into no
 * search that is closed.
 */
export function useCloseSearch(): () => void {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const [closing, setClosing] = useState(false);
  const goHome = useEffectEvent(() => {
    if (closing && searchesBefore(state) === 0) void navigate('/', { replace: true });
  });
  // Steps back through the history arrive later.
  useEffect(() => goHome(), [key, closing]);
  return () => {
    setClosing(true);
    const steps = searchesBefore(state);
    if (steps > 0) void navigate(-steps);
  };
}
