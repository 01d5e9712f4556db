import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import * as styles from './ChapterSkeleton.module.css';

/** The sheet that the first page will lie on. */
export function ChapterSkeleton() {
  const t = usePhrases('frame');
  return (
    <div className={styles.sheet}>
      <LoadingNotice label={t('loading')} />
    </div>
  );
}
