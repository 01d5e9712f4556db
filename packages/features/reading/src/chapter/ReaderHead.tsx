import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import { Link } from 'react-router-dom';
import { rowPath, type ChapterAddress } from '#paths/paths.ts';
import * as styles from './ReaderHead.module.css';

type ReaderHeadProps = { readonly address: ChapterAddress; readonly view: ChapterView };

/** Way back and names, inside the reader's upper bar. */
export function ReaderHead({ address, view }: ReaderHeadProps) {
  const t = usePhrases('viewer');
  return (
    <div className={styles.head}>
      <Link to={rowPath(address)} className={styles.back} aria-label={t('backToTitle')}>
        <Icon name="back" />
      </Link>
      <p className={styles.names}>
        <span className={styles.content}>{view.content.name}</span>
        <span className={styles.chapter}>{view.chapter.name}</span>
      </p>
    </div>
  );
}
