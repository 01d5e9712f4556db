import { Fragment, type ReactElement } from 'react';
import { BottomSheet } from '@hanji/ui-kit/overlays/bottom-sheet/BottomSheet.tsx';
import * as styles from './KeyHelp.module.css';

/** What is done, and the keys that do it: any of the ways, each of one key or of several together. */
export type KeyRow = {
  readonly does: string;
  readonly ways: readonly (readonly string[])[];
};

type KeyHelpProps = {
  readonly rows: readonly KeyRow[];
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** A list of keys and of what they do. */
export function KeyHelp({ rows, title, closeLabel, onClose }: KeyHelpProps): ReactElement {
  return (
    <BottomSheet open title={title} closeLabel={closeLabel} onClose={onClose}>
      <dl className={styles.list}>
        {rows.map(({ does, ways }) => (
          <div key={does} className={styles.row}>
            <dt>{does}</dt>
            <dd className={styles.ways}>
              {ways.map((keys) => (
                <span key={keys.join('+')} className={styles.way}>
                  {keys.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && '+'}
                      <kbd className={styles.key}>{key}</kbd>
                    </Fragment>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </BottomSheet>
  );
}
