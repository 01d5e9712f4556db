import { type ReactElement, type RefObject, useState } from 'react';
import type { PageMode, ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { StripLayout } from '@hanji/domain/reading/pages/strip-layout.ts';
import type { ComicImage } from '#comic/engine/comic-image.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import type { ComicViewerProps } from '#comic/react/comic-viewer-props.ts';
import type { ComicOffers } from '#comic/react/settings/ComicSettingsPanel.tsx';
import type { ComicChoices } from '#comic/react/settings/use-comic-settings.ts';
import type { FullScreen } from '#shared/react/hooks/use-full-screen.ts';
import { onDemand } from '#shared/react/hooks/on-demand.ts';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';

/** What lies over the page when it is asked for. */
type ComicPanel = 'settings' | 'help';

export const comicPanels = {
  nameOf: (panel: ComicPanel): string => panel,
  byName: (name: string): ComicPanel | undefined =>
    name === 'settings' || name === 'help' ? name : undefined,
};

type ComicPanelsProps = {
  readonly viewer: ComicViewerProps;
  readonly panel: ComicPanel | undefined;
  /** One of them may be asked for next: they are fetched. */
  readonly near: boolean;
  readonly choices: ComicChoices;
  readonly offers: ComicOffers;
  readonly direction: ReadingDirection;
  /** It is read by panels. */
  readonly byPanel: boolean;
  readonly fullScreen: FullScreen;
  readonly section: RefObject<HTMLElement | null>;
  /** What may scroll by itself, if it is offered. */
  readonly scrolled: StripLayout<ComicImage> | undefined;
  readonly onMode: (mode: PageMode) => void;
  readonly onAutoScroll: () => void;
  readonly onPanel: (panel: ComicPanel | undefined) => void;
};

const panelParts = onDemand(() => import('#comic/react/panels/parts.ts'));

/** The panels, which come with the first use of the bars. */
export function ComicPanels(props: ComicPanelsProps): ReactElement | null {
  const { panel, scrolled } = props;
  const parts = useWantedPart(panelParts, props.near || panel !== undefined);
  const [scrolls, setScrolls] = useState(false);
  if (scrolls && !scrolled) setScrolls(false);
  if (!parts) return null;
  const { PanelWords } = props.viewer;
  if (!panel && !scrolls) return null;
  return (
    <PanelWords>
      {(words) => (
        <>
          {scrolls && scrolled && (
            <parts.AutoScroll
              viewer={props.section}
              speed={props.choices.settings.scrollSpeed}
              layout={scrolled}
              words={words}
              onEnd={() => setScrolls(false)}
            />
          )}
          {panel && (
            <Panel
              {...props}
              panel={panel}
              parts={parts}
              words={words}
              onAutoScroll={() => {
                props.onAutoScroll();
                setScrolls(true);
              }}
            />
          )}
        </>
      )}
    </PanelWords>
  );
}

type PanelProps = ComicPanelsProps & {
  readonly panel: ComicPanel;
  readonly parts: Awaited<ReturnType<typeof panelParts.load>>;
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
          byPanel={props.byPanel}
          scrolls={offers.mode === 'vertical'}
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
          onAutoScroll={
            props.scrolled &&
            (() => {
              close();
              props.onAutoScroll();
            })
          }
          onHelp={() => onPanel('help')}
          onClose={close}
        />
      );
  }
}
