import type { ReactElement } from 'react';
import type { PageMode, ReadingDirection } from '@hanji/domain/reading/modes.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import type { AutoScroll } from '#comic/react/auto-scroll/use-auto-scroll.ts';
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
  readonly autoScroll: AutoScroll;
  readonly onMode: (mode: PageMode) => void;
  readonly onAutoScroll: () => void;
  readonly onPanel: (panel: ComicPanel | undefined) => void;
};

function loadParts() {
  return import('#comic/react/panels/parts.ts');
}

/** The panels, which come with the first use of the bars. */
export function ComicPanels(props: ComicPanelsProps): ReactElement | null {
  const { panel, autoScroll } = props;
  const parts = useLatePart(loadParts, props.near || panel !== undefined);
  if (!parts) return null;
  const paused = autoScroll.state === 'paused';
  const { PanelWords } = props.viewer;
  if (!panel && !paused) return null;
  return (
    <PanelWords>
      {(words) => (
        <>
          {paused && (
            <parts.AutoScrollPaused
              words={words}
              onResume={autoScroll.start}
              onStop={autoScroll.stop}
            />
          )}
          {panel && <Panel {...props} panel={panel} parts={parts} words={words} />}
        </>
      )}
    </PanelWords>
  );
}

type PanelProps = ComicPanelsProps & {
  readonly panel: ComicPanel;
  readonly parts: Awaited<ReturnType<typeof loadParts>>;
  readonly words: ComicPanelLabels;
};

/** The one that was asked for. */
function Panel(props: PanelProps): ReactElement {
  const { panel, parts, words, offers, onPanel } = props;
  const { labels } = props.viewer;
  const close = (): void => onPanel(undefined);
  switch (panel) {
    case 'help':
      return (
        <parts.ComicHelp
          direction={props.direction}
          fullScreen={props.fullScreen !== undefined}
          modes={offers.modes}
          labels={labels}
          words={words}
          onClose={close}
        />
      );
    case 'settings':
      return (
        <parts.ComicSettingsPanel
          choices={props.choices}
          offers={offers}
          fullScreen={props.fullScreen}
          labels={labels}
          words={words}
          onMode={props.onMode}
          onAutoScroll={() => {
            close();
            props.onAutoScroll();
          }}
          onHelp={() => onPanel('help')}
          onClose={close}
        />
      );
  }
}
