import type { ReactElement } from 'react';
import type { PageMode, ReadingDirection } from '@hanji/domain/reading/modes.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import type { ComicOffers } from '#comic/react/settings/ComicSettingsPanel.tsx';
import type { ComicChoices } from '#comic/react/settings/use-comic-settings.ts';
import type { FullScreen } from '#shared/react/hooks/use-full-screen.ts';
import { useLatePart } from '#shared/react/hooks/use-late-part.ts';

/** What lies over the page when it is asked for. */
export type ComicPanel = 'settings' | 'help';

type ComicPanelsProps = {
  readonly viewer: ComicViewerProps;
  readonly panel: ComicPanel | undefined;
  /** One of them may be asked for next: they are fetched. */
  readonly near: boolean;
  readonly choices: ComicChoices;
  readonly offers: ComicOffers;
  readonly direction: ReadingDirection;
  readonly fullScreen: FullScreen;
  readonly onMode: (mode: PageMode) => void;
  readonly onPanel: (panel: ComicPanel | undefined) => void;
};

function loadParts() {
  return import('#comic/react/panels/parts.ts');
}

/** The panels, which come with the first use of the bars. */
export function ComicPanels(props: ComicPanelsProps): ReactElement | null {
  const { viewer, panel, offers, onPanel } = props;
  const parts = useLatePart(loadParts, props.near || panel !== undefined);
  if (!parts || !panel) return null;
  const { PanelWords, labels } = viewer;
  const close = (): void => onPanel(undefined);
  return (
    <PanelWords>
      {(words) =>
        panel === 'help' ? (
          <parts.ComicHelp
            direction={props.direction}
            fullScreen={props.fullScreen !== undefined}
            modes={offers.modes}
            labels={labels}
            words={words}
            onClose={close}
          />
        ) : (
          <parts.ComicSettingsPanel
            choices={props.choices}
            offers={offers}
            fullScreen={props.fullScreen}
            labels={labels}
            words={words}
            onMode={props.onMode}
            onHelp={() => onPanel('help')}
            onClose={close}
          />
        )
      }
    </PanelWords>
  );
}
