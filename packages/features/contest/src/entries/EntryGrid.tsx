import type { ContestEntry } from '@hanji/contract/entities/contest.ts';
import { ContentCard } from '@hanji/ui-kit/works/content-card/ContentCard.tsx';
import { Badge } from '@hanji/ui-kit/works/marks/Badge.tsx';
import type { ReactElement } from 'react';
import { challengeTitlePath } from '#paths/contest-paths.ts';
import * as styles from './EntryGrid.module.css';

type EntryGridProps = {
  readonly entries: readonly ContestEntry[];
  /** Of their headings: 2 right below that of the page. */
  readonly level?: 2 | 3 | undefined;
};

/** Titles that take part, with what the jury gave them. */
export function EntryGrid({ entries, level = 3 }: EntryGridProps): ReactElement {
  return (
    <ul className={styles.grid}>
      {entries.map(({ contentId, name, nickname, cover, rank }) => (
        <li key={contentId} className={styles.cell}>
          <ContentCard
            href={challengeTitlePath(contentId)}
            title={name}
            text={nickname}
            level={level}
            cover={{
              src: cover?.url ?? null,
              badge: rank === null ? undefined : <Badge tone="event" label={rank} />,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
