import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import type { ChapterFileSalesType } from '@hanji/contract/vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChapterRow } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import type { ReactElement } from 'react';
import type { ContentAddress } from '#paths/paths.ts';
import { chapterPath } from '#paths/paths.ts';
import { useChapterCost } from './use-chapter-cost.ts';

type ChapterItemProps = {
  readonly content: Content;
  readonly chapter: Chapter;
  readonly path: ContentAddress;
  readonly current: boolean;
  /** Whether any row of the list has a picture. */
  readonly pictured: boolean;
};

/** A chapter with what it costs, in words. */
export function ChapterItem(props: ChapterItemProps): ReactElement {
  const { content, chapter, path, current, pictured } = props;
  const t = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { closed, ...cost } = useChapterCost(content, chapter);
  const to = (chapterFileSalesType: ChapterFileSalesType): string =>
    chapterPath({ ...path, chapterId: chapter.id, chapterFileSalesType });
  return (
    <ChapterRow
      href={to('product')}
      name={chapter.name}
      date={formatDate(locale, chapter.publishedAt, timeZone)}
      dateTime={chapter.publishedAt}
      thumbnail={pictured ? (chapter.thumbnail?.url ?? null) : undefined}
      {...cost}
      readLabel={chapter.activity.read ? t('read') : undefined}
      preview={chapter.hasTrial && closed ? { href: to('trial'), label: t('preview') } : undefined}
      current={current}
    />
  );
}
