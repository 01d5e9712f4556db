import { useEffect, useMemo, useState } from 'react';
import { hasPanels } from '@hanji/domain/reading/panels/has-panels.ts';
import type { ByPanel as ByPanelView } from '#comic/react/by-panel/ByPanel.tsx';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicChoices } from '#comic/react/settings/use-comic-settings.ts';
import { onDemand } from '#shared/react/hooks/on-demand.ts';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';

type Parts = { readonly ByPanel: typeof ByPanelView };

/** Whether reading by panels is offered, and what it is read with once that was chosen. */
type ByPanel = {
  readonly offered: boolean;
  /** Undefined while another mode is read, also until this one has come. */
  readonly ByPanel: Parts['ByPanel'] | undefined;
  readonly enter: () => void;
  readonly leave: () => void;
  /** Shows what follows the last panel; the title is still read by panels. */
  readonly end: () => void;
};

type Around = {
  readonly small: boolean;
  /** It may soon be chosen. */
  readonly near: boolean;
  /** Another mode is read from now on. */
  readonly onChange: () => void;
};

const byPanelParts = onDemand<Parts>(() => import('#comic/react/by-panel/ByPanel.tsx'));

/** So long after the last panel a press is still meant for the panels, in milliseconds. */
const pressMs = 600;

/** Lets nothing be pressed that comes under a finger which has tapped from panel to panel. */
function useHeldPresses(ended: boolean): void {
  useEffect(() => {
    if (!ended) return undefined;
    const hold = (event: MouseEvent): void => {
      // A key presses what it has the focus on; the bars come where nobody has tapped.
      const inBars = event.target instanceof Element && event.target.closest('[data-shown]');
      if (event.detail === 0 || inBars) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const over = (): void => window.removeEventListener('click', hold, { capture: true });
    window.addEventListener('click', hold, { capture: true });
    const timer = setTimeout(over, pressMs);
    return () => {
      clearTimeout(timer);
      over();
    };
  }, [ended]);
}

/** A mode for small screens, where the panels of the chapter are known; kept with the title. */
export function useByPanel(
  images: readonly ComicImage[],
  { settings, choose }: ComicChoices,
  { small, near, onChange }: Around,
): ByPanel {
  const known = useMemo(() => hasPanels(images), [images]);
  const offered = known && small;
  const [ended, setEnded] = useState(false);
  useHeldPresses(ended);
  const parts = useWantedPart(byPanelParts, offered && (near || settings.byPanel));
  const change = (act: () => void) => (): void => {
    onChange();
    act();
  };
  return {
    offered,
    ByPanel: offered && settings.byPanel && !ended ? parts?.ByPanel : undefined,
    enter: change(() => {
      setEnded(false);
      choose({ byPanel: true });
    }),
    leave: change(() => choose({ byPanel: false })),
    end: change(() => setEnded(true)),
  };
}
