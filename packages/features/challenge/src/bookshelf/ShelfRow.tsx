import type { ChallengeSubscription } from '@hanji/contract/entities/challenge.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LibraryRow, type LibraryRowProps } from '@hanji/ui-kit/works/library-row/LibraryRow.tsx';
import type { ReactElement } from 'react';
import { coverOf } from '#cards/file-address.ts';
import { titlePath } from '#paths/challenge-paths.ts';

type ShelfRowProps = Pick<LibraryRowProps, 'selection' | 'resume'> & {
  readonly entry: Omit<ChallengeSubscription, 'createdAt'>;
  readonly eager: boolean;
  readonly text: string;
};

/** A title of the bookshelf; one with a chapter since its reader was there says so. */
export function ShelfRow({ entry, eager, text, selection, resume }: ShelfRowProps): ReactElement {
  const { contentId, name, checked, withdrawn } = entry;
  const t = usePhrases('library');
  const isNews = !checked && !withdrawn;
  return (
    <LibraryRow
      href={withdrawn ? null : titlePath(contentId)}
      title={name}
      cover={{ src: coverOf(entry), eager }}
      news={isNews ? { label: t('newChapter'), spoken: t('newChapterSpoken') } : undefined}
      text={withdrawn ? t('withdrawn') : text}
      resume={withdrawn ? undefined : resume}
      selection={selection}
    />
  );
}
