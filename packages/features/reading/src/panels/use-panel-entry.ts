import type { KeptPanel } from '@hanji/viewer/shared/react/panels/use-open-panel.ts';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPanel } from './panel-state.ts';

/**
 * Panels over a page that are entries of the history: the browser's way back closes the one that is
 * open, and whoever comes back from one of its links, or loads the page again, finds it open as it was.
 * `of` tells those of one part of the page from those of another.
 */
export function usePanelEntries(of: string): KeptPanel {
  const { search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  // A second press while the first is on its way would leave the page, or open the panel twice.
  const leaving = useRef(false);
  useLayoutEffect(() => {
    leaving.current = false;
  }, [key]);
  const panel = readPanel(state);
  const open = panel?.of === of ? panel.name : null;
  return {
    open,
    show: (name) => {
      if (open === name || leaving.current) return;
      leaving.current = true;
      void navigate(
        { search, hash },
        { state: { panel: { of, name } }, replace: open !== null, preventScrollReset: true },
      );
    },
    close: () => {
      if (open === null || leaving.current) return;
      leaving.current = true;
      void navigate(-1);
    },
  };
}

type PanelEntry = {
  readonly open: boolean;
  readonly show: () => void;
  readonly close: () => void;
};

/** The same of a part that has one panel. */
export function usePanelEntry(of: string): PanelEntry {
  const { open, show, close } = usePanelEntries(of);
  return { open: open !== null, show: () => show(of), close };
}
