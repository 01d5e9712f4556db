import type { ReactElement } from 'react';
import type { ContentsEntry } from '#novel/engine/contents-table.ts';
import styles from '#novel/react/panels/ContentsPanel.module.css';
import type { NovelLabels } from '#novel/react/novel-labels.ts';
import { cssVariables } from '#shared/react/css-variables.ts';
import { Panel } from '#shared/react/Panel.tsx';

interface ContentsPanelProps {
  readonly contents: readonly ContentsEntry[];
  readonly labels: NovelLabels;
  readonly onChoose: (target: string) => void;
  readonly onClose: () => void;
}

/** The contents table: a list of places in the book, indented as the book has it. */
export function ContentsPanel({
  contents,
  labels,
  onChoose,
  onClose,
}: ContentsPanelProps): ReactElement {
  return (
    <Panel title={labels.contents} closeLabel={labels.close} onClose={onClose}>
      {contents.length === 0 && <p>{labels.noContents}</p>}
      <ol className={styles['list']}>
        {contents.map(({ id, label, depth, target }) => (
          <li key={id} style={cssVariables({ '--hj-depth': depth })}>
            {target === undefined ? (
              <span className={styles['entry']}>{label}</span>
            ) : (
              <button type="button" className={styles['entry']} onClick={() => onChoose(target)}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
