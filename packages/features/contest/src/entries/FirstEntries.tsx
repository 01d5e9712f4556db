import type { Contest, ContestEntry } from '@hanji/contract/entities/contest.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SectionHeader } from '@hanji/ui-kit/lists/section-header/SectionHeader.tsx';
import type { ReactElement } from 'react';
import { contestPath, hasList } from '#paths/contest-paths.ts';
import { EntryGrid } from './EntryGrid.tsx';
import * as styles from './FirstEntries.module.css';
import { NoEntries } from './NoEntries.tsx';
import { RestOfEntries } from './RestOfEntries.tsx';

type FirstEntriesProps = {
  readonly contest: Contest;
  /** Some of them, or all. */
  readonly entries: readonly ContestEntry[];
};

/** Titles below a contest; the others have a page of their own, or come on demand. */
export function FirstEntries({ contest, entries }: FirstEntriesProps): ReactElement {
  const t = usePhrases('contests');
  const { contestNo } = contest;
  const listed = hasList(contestNo);
  const more = entries.length < contest.entries;
  return (
    <section className={styles.section} aria-labelledby="entries">
      <SectionHeader
        id="entries"
        title={t('list')}
        more={
          listed && more
            ? { href: contestPath(contestNo, 'list'), label: t('all'), spoken: t('allEntries') }
            : undefined
        }
      />
      {contest.entries === 0 && <NoEntries contest={contest} />}
      {contest.entries > 0 && !listed && more && (
        <RestOfEntries contestNo={contestNo} first={entries} />
      )}
      {contest.entries > 0 && (listed || !more) && <EntryGrid entries={entries} />}
    </section>
  );
}
