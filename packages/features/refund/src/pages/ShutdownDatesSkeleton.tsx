import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice, Skeleton } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import * as styles from './ShutdownDates.module.css';

/** The calendar while it is on its way, in its size. */
export function ShutdownDatesSkeleton() {
  const t = usePhrases('frame');
  return (
    <div className={styles.dates}>
      <LoadingNotice label={t('loading')} slow={t('loadingSlow')} />
      <div className={styles.list}>
        <Skeleton shape="title" />
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
