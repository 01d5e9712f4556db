import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type PanelEntry = {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
};

/**
 * A panel over a page that is an entry of the history: the browser's way back closes it, and whoever
 * comes back from one of its links, or loads the page again, finds it open as it was.
 */
export function usePanelEntry(name: string): PanelEntry {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  // A second press while the first is on its way would leave the page, or open the panel twice.
  const leaving = useRef(false);
  useLayoutEffect(() => {
    leaving.current = false;
  }, [key]);
  const open = panelOf(state) === name;
  return {
    open,
    show: () => {
      if (open || leaving.current) return;
      leaving.current = true;
      void navigate({ search, hash }, { state: { panel: name }, preventScrollReset: true });
    },
    close: () => {
      if (!open || leaving.current) return;
      leaving.current = true;
      void navigate(-1);
    },
  };
}

/** What an entry of the history carries may be another page's, or an older build's. */
function panelOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'panel' in state ? state.panel : null;
}
