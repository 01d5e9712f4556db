import type { ReactElement } from 'react';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import type { ComicOffers } from '#comic/react/settings/ComicSettingsPanel.tsx';
import type { ComicChoices } from '#comic/react/settings/use-comic-settings.ts';
import type { PageMode } from '@hanji/domain/reading/modes.ts';
import { useLatePart } from '#shared/react/hooks/use-late-part.ts';

/** What lies over the page when it is asked for. */
export type ComicPanel = 'settings';

type ComicPanelsProps = {
  readonly viewer: ComicViewerProps;
  readonly panel: ComicPanel | undefined;
  /** One of them may be asked for next: it is fetched. */
  readonly near: boolean;
  readonly choices: ComicChoices;
  readonly offers: ComicOffers;
  readonly onMode: (mode: PageMode) => void;
  readonly onClose: () => void;
};

function loadParts() {
  return import('#comic/react/settings/ComicSettingsPanel.tsx');
}

/** The panels, which come with the first use of the bars. */
export function ComicPanels(props: ComicPanelsProps): ReactElement | null {
  const { viewer, panel, choices, offers } = props;
  const parts = useLatePart(loadParts, props.near || panel !== undefined);
  if (!parts || !panel) return null;
  const { PanelWords, labels } = viewer;
  return (
    <PanelWords>
      {(words) => (
        <parts.ComicSettingsPanel
          choices={choices}
          offers={offers}
          labels={labels}
          words={words}
          onMode={props.onMode}
          onClose={props.onClose}
        />
      )}
    </PanelWords>
  );
}
