import type { ReactElement } from 'react';
import { novelColors } from '@hanji/domain/reading/novel.ts';
import type { PageDirection } from '@hanji/domain/reading/page-mode.ts';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import type { NovelReader } from '#novel/engine/novel-reader.ts';
import type { NovelPanelLabels } from '#novel/react/novel-panel-labels.ts';
import type { NovelPanel } from '#novel/react/panels/novel-panel.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import type { Speech } from '#novel/react/speech/use-speech.ts';
import type { FullScreen } from '#shared/react/hooks/use-full-screen.ts';
import { onDemand } from '#shared/react/hooks/on-demand.ts';
import { useWantedPart } from '#shared/react/hooks/use-wanted-part.ts';

type NovelPanelsProps = {
  readonly viewer: NovelViewerProps;
  readonly panel: NovelPanel | undefined;
  /** One of them may be asked for next: they are fetched. */
  readonly near: boolean;
  readonly contents: readonly ContentsEntry[];
  /** Name in the archive of what is being read. */
  readonly file: string | undefined;
  readonly reader: () => NovelReader | undefined;
  readonly direction: PageDirection;
  readonly fullScreen: FullScreen;
  readonly speech: Speech | undefined;
  /** What the text has. */
  readonly offers: { readonly vertical: boolean; readonly ruby: boolean };
  /** To a line of the contents table, or to where a note stands. */
  readonly onGo: (target: string) => void;
  readonly onPanel: (panel: NovelPanel | undefined) => void;
};

const panelParts = onDemand(() => import('#novel/react/panels/novel-parts.ts'));

/** The panels, which come with the first use of the bars. */
export function NovelPanels(props: NovelPanelsProps): ReactElement | null {
  const { panel } = props;
  const parts = useWantedPart(panelParts, props.near || panel !== undefined);
  const { PanelWords } = props.viewer;
  if (!parts || !panel) return null;
  const isDark = novelColors[props.viewer.settings.color] === 'dark';
  return (
    // As light or as dark as what they lie over.
    <div data-surface={isDark ? 'ink' : 'paper'}>
      <PanelWords>
        {(words) => <Panel {...props} panel={panel} parts={parts} words={words} />}
      </PanelWords>
    </div>
  );
}

type PanelProps = NovelPanelsProps & {
  readonly panel: NovelPanel;
  readonly parts: Awaited<ReturnType<typeof panelParts.load>>;
  readonly words: NovelPanelLabels;
};

/** The one that was asked for. */
function Panel(props: PanelProps): ReactElement {
  const { viewer, panel, parts, words, direction, onGo } = props;
  const { mode, labels } = viewer;
  const onClose = (): void => props.onPanel(undefined);
  switch (panel.kind) {
    case 'contents':
      return (
        <parts.ContentsPanel
          contents={props.contents}
          file={props.file}
          labels={labels}
          onChoose={onGo}
          onClose={onClose}
        />
      );
    case 'search':
      return (
        <parts.SearchPanel
          {...{ words, onClose }}
          reader={props.reader()}
          language={viewer.language}
        />
      );
    case 'text':
      return (
        <parts.TextSettingsPanel
          {...{ viewer, words, onClose }}
          offers={props.offers}
          fullScreen={props.fullScreen}
          onHelp={() => props.onPanel({ kind: 'help' })}
        />
      );
    case 'speech':
      return <parts.SpeechPanel {...{ viewer, words, onClose }} speech={props.speech} />;
    case 'help':
      return (
        <parts.NovelHelp
          {...{ mode, direction, labels, words, onClose }}
          fullScreen={props.fullScreen !== undefined}
          speech={props.speech !== undefined}
        />
      );
    case 'note':
      return (
        <parts.NoteBubble
          {...panel}
          words={words}
          onGo={() => onGo(panel.note.address)}
          onClose={onClose}
        />
      );
    case 'picture':
      return <parts.PictureView picture={panel.picture} words={words} onClose={onClose} />;
    case 'leave':
      return <parts.LeaveDialog address={panel.address} words={words} onClose={onClose} />;
  }
}
