import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { TabLinks } from '@hanji/ui-kit/forms/tabs/TabLinks.tsx';
import { SkeletonRow } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import type { ReactElement, ReactNode } from 'react';
import { ChallengeFrame } from '#frame/ChallengeFrame.tsx';
import { historyPath, subscribePath } from '#paths/challenge-paths.ts';
import * as styles from './Bookshelf.module.css';

type BookshelfFrameProps = {
  /** The address that is shown. */
  readonly tab: string;
  readonly children: ReactNode;
};

/** The bookshelf of the area with its two tabs (challenge-and-shutdown, section 2.8). */
export function BookshelfFrame({ tab, children }: BookshelfFrameProps): ReactElement {
  const t = usePhrases('challenge');
  return (
    <ChallengeFrame narrow title={t('bookshelf')} heading={t('bookshelf')}>
      <TabLinks
        label={t('shelves')}
        current={tab}
        tabs={[
          { href: subscribePath, label: t('favorites') },
          { href: historyPath, label: t('history') },
        ]}
      />
      {children}
    </ChallengeFrame>
  );
}

export function ShelfSkeleton(): ReactElement {
  return (
    <div className={styles.coming}>
      {Array.from({ length: 5 }, (_, index) => (
        <SkeletonRow key={index} />
      ))}
    </div>
  );
}
