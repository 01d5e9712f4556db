import { useMemo } from 'react';
import { hasPanels } from '@hanji/domain/reading/panels/has-panels.ts';
import type { ByPanel as ByPanelView } from '#comic/react/by-panel/ByPanel.tsx';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicChoices } from '#comic/react/settings/use-comic-settings.ts';
import { useLatePart } from '#shared/react/hooks/use-late-part.ts';

type Parts = { readonly ByPanel: typeof ByPanelView };

/** Whether reading by panels is offered, and what it is read with once that was chosen. */
type ByPanel = {
  readonly offered: boolean;
  /** Undefined while another mode is read, also until this one has come. */
  readonly ByPanel: Parts['ByPanel'] | undefined;
  readonly enter: () => void;
  readonly leave: () => void;
};

function load(): Promise<Parts> {
  return import('#comic/react/by-panel/ByPanel.tsx');
}

/** A mode for small screens, where the panels of the chapter are known; kept with the title. */
export function useByPanel(
  images: readonly ComicImage[],
  { settings, choose }: ComicChoices,
  screen: { readonly wide: boolean; readonly near: boolean },
): ByPanel {
  const known = useMemo(() => hasPanels(images), [images]);
  const offered = known && !screen.wide;
  const parts = useLatePart(load, offered && (screen.near || settings.byPanel));
  return {
    offered,
    ByPanel: offered && settings.byPanel ? parts?.ByPanel : undefined,
    enter: () => choose({ byPanel: true }),
    leave: () => choose({ byPanel: false }),
  };
}
