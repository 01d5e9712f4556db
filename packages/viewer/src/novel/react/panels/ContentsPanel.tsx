import type { ReactElement } from 'react';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import { ContentsTable } from '@hanji/ui-kit/reading/contents-table/ContentsTable.tsx';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import type { NovelLabels } from '#novel/react/novel-labels.ts';

type ContentsPanelProps = {
  readonly contents: readonly ContentsEntry[];
  /** Name in the archive of what is being read. */
  readonly file: string | undefined;
  readonly labels: NovelLabels;
  readonly onChoose: (target: string) => void;
  readonly onClose: () => void;
};

/** The contents table: opens at the first entry of the part that is being read. */
export function ContentsPanel(props: ContentsPanelProps): ReactElement {
  const { contents, file, labels, onChoose, onClose } = props;
  const current = contents.find(
    ({ target }) => file !== undefined && target?.startsWith(`${file}#`),
  );
  return (
    <BottomSheet open title={labels.contents} closeLabel={labels.close} onClose={onClose}>
      {contents.length === 0 && <p>{labels.noContents}</p>}
      <ContentsTable
        lines={contents.map(({ id, label, depth, target }) => ({
          id,
          label,
          depth,
          state: target === undefined ? 'heading' : 'open',
        }))}
        current={current?.id}
        onChoose={(chosen) => {
          const target = contents.find(({ id }) => id === chosen)?.target;
          if (target !== undefined) onChoose(target);
        }}
      />
    </BottomSheet>
  );
}
