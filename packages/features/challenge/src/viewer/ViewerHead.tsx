import type { ChallengeChapterDetail } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Icon } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { titlePath } from '#paths/challenge-paths.ts';
import * as styles from './Viewer.module.css';

/** Way back and names, inside the viewer's upper bar. */
export function ViewerHead({
  chapter,
}: {
  readonly chapter: Pick<ChallengeChapterDetail, 'contentId' | 'contentName' | 'name'>;
}): ReactElement {
  const t = usePhrases('viewer');
  return (
    <div className={styles.head}>
      <Link to={titlePath(chapter.contentId)} className={styles.back} aria-label={t('backToTitle')}>
        <Icon name="back" />
      </Link>
      <p className={styles.names}>
        <span className={styles.content}>{chapter.contentName}</span>
        <span className={styles.chapter}>{chapter.name}</span>
      </p>
    </div>
  );
}
