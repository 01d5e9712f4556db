import type { ReactElement } from 'react';
import { forwardSide } from '@hanji/domain/reading/turns.ts';
import type { ReadingDirection } from '@hanji/domain/reading/page-mode.ts';
import type { ComicLabels } from '#comic/react/comic-labels.ts';
import type { ComicPanelLabels } from '#comic/react/comic-panel-labels.ts';
import { KeyHelp } from '#shared/react/help/KeyHelp.tsx';
import { keyRows } from './key-rows.ts';

type ComicHelpProps = {
  readonly direction: ReadingDirection;
  /** The browser gives the whole screen. */
  readonly fullScreen: boolean;
  readonly modes: boolean;
  /** It is read by panels. */
  readonly byPanel: boolean;
  /** The pages are scrolled, not turned. */
  readonly scrolls: boolean;
  readonly labels: ComicLabels;
  readonly words: ComicPanelLabels;
  readonly onClose: () => void;
};

/** All keys of the viewer, as they are in the direction that is read. */
export function ComicHelp(props: ComicHelpProps): ReactElement {
  const { direction, words, onClose } = props;
  const rows = keyRows({ ...props, forward: forwardSide[direction] });
  return (
    <KeyHelp rows={rows} title={words.keys.title} closeLabel={words.close} onClose={onClose} />
  );
}
