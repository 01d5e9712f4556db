import type { LibraryEntry } from '@hanji/contract/entities/library.ts';
import { rentTime } from '@hanji/domain/times/labels.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatRentTime } from '@hanji/i18n/format/times.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { LibraryRow, type LibraryRowProps } from '@hanji/ui-kit/works/library-row/LibraryRow.tsx';
import { useState, type ReactElement } from 'react';
import { useKeptCover } from '#covers/use-kept-cover.tsx';
import { chapterPath, titlePath } from '#paths/library-paths.ts';

type LibraryEntryRowProps = {
  readonly entry: LibraryEntry;
  readonly ofRentals: boolean;
  /** Seconds since the service told of it. */
  readonly elapsed: number;
  readonly eager: boolean;
  readonly selection: LibraryRowProps['selection'];
};

/** A title of the library, in the reader's words. */
export function LibraryEntryRow(props: LibraryEntryRowProps): ReactElement {
  const { entry, ofRentals, elapsed, eager, selection } = props;
  const { content, lastRead, resume, newChapter, withdrawn, rental } = entry;
  const t = usePhrases('library');
  const reading = usePhrases('reading');
  const cover = useKeptCover();
  const note = useNote();
  return (
    <LibraryRow
      href={withdrawn ? null : titlePath(content)}
      title={content.name}
      cover={cover(content, eager)}
      news={newChapter ? { label: t('newChapter'), spoken: t('newChapterSpoken') } : undefined}
      text={stateOf()}
      note={ofRentals && rental ? note.ofRental(rental, elapsed) : note.ofUnread(entry.unread)}
      resume={
        resume
          ? {
              href: chapterPath(content, resume.chapterId),
              label: reading('continueWith', { name: resume.chapterName }),
            }
          : undefined
      }
      selection={selection}
    />
  );

  function stateOf(): string {
    if (withdrawn) return t('withdrawn');
    return lastRead ? t('lastRead', { name: lastRead.chapterName }) : t('notRead');
  }
}

/** What is left of a title, in words. */
function useNote() {
  const t = usePhrases('library');
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [opened] = useState(Date.now);
  return {
    ofUnread(unread: number | null): string | undefined {
      if (unread === null) return undefined;
      return unread === 0 ? t('allRead') : t('unread', { count: unread });
    },
    ofRental(rental: NonNullable<LibraryEntry['rental']>, elapsed: number): string {
      const { chapterName: name, rentRemained, chapters } = rental;
      const left = rentTime(rentRemained - elapsed, opened + elapsed * 1000);
      const first = t('rental', { name, time: formatRentTime(translate, locale, left, timeZone) });
      return chapters === 1 ? first : `${first} ${t('moreRented', { count: chapters - 1 })}`;
    },
  };
}
