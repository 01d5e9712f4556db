import type { ReactElement } from 'react';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import type { NovelViewerProps } from '#novel/react/novel-viewer-props.ts';
import { useLatePart } from '#shared/react/hooks/use-late-part.ts';

/** What lies over the text when it is asked for. */
export type NovelPanel = 'contents' | 'text';

type NovelPanelsProps = {
  readonly viewer: NovelViewerProps;
  readonly panel: NovelPanel | undefined;
  /** One of them may be asked for next: they are fetched. */
  readonly near: boolean;
  readonly contents: readonly ContentsEntry[];
  /** Name in the archive of what is being read. */
  readonly file: string | undefined;
  readonly onChoose: (target: string) => void;
  readonly onClose: () => void;
};

function loadParts() {
  return import('#novel/react/panels/parts.ts');
}

/** The panels, which come with the first use of the bars. */
export function NovelPanels(props: NovelPanelsProps): ReactElement | null {
  const { panel, onClose } = props;
  const { settings, mode, labels, onSettings, onMode } = props.viewer;
  const parts = useLatePart(loadParts, props.near || panel !== undefined);
  if (!parts || !panel) return null;
  return panel === 'contents' ? (
    <parts.ContentsPanel
      contents={props.contents}
      file={props.file}
      labels={labels}
      onChoose={props.onChoose}
      onClose={onClose}
    />
  ) : (
    <parts.TextSettingsPanel
      settings={settings}
      mode={mode}
      labels={labels}
      onSettings={onSettings}
      onMode={onMode}
      onClose={onClose}
    />
  );
}
