import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { saysNumber } from '@hanji/domain/chapters/says-number.ts';
import { formatDate } from '@hanji/i18n/format/dates.ts';
import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ChapterRow, type ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import type { ReactElement } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { useChapterCost } from '#cost/use-chapter-cost.ts';

const numbers = { episode: 'episodeNumber', volume: 'volumeNumber' } as const;

type ChapterItemProps = {
  readonly content: Content;
  readonly chapter: Chapter;
  readonly current: boolean;
  /** To its end. */
  readonly read: boolean;
  /** Whether any row of the list has a picture. */
  readonly pictured: boolean;
  /** While chapters are chosen to be bought together. */
  readonly selection?: ChapterRowProps['selection'];
  readonly onNear: (chapterId: number, near: boolean) => void;
};

/** A chapter with what it costs, in words. */
export function ChapterItem(props: ChapterItemProps): ReactElement {
  const { content, chapter, current, read, pictured, selection } = props;
  const t = usePhrases('reading');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { closed, ...cost } = useChapterCost(content, chapter, selection?.disabled === false);
  const { linkTo } = useChapterOpener();
  const number = formatNumber(locale, chapter.sort);
  const { name: title, inventory } = content;
  const wanted = { chapterId: chapter.id, listed: { chapter, title, inventory } };
  const preview = linkTo({ ...wanted, intent: 'preview' });
  return (
    <ChapterRow
      {...linkTo({ ...wanted, intent: 'read' })}
      onNear={(near) => props.onNear(chapter.id, near)}
      name={chapter.name}
      number={
        saysNumber(chapter.name, chapter.sort) ? undefined : t(numbers[chapter.unit], { number })
      }
      date={formatDate(locale, chapter.publishedAt, timeZone)}
      dateTime={chapter.publishedAt}
      thumbnail={pictured ? (chapter.thumbnail?.url ?? null) : undefined}
      {...cost}
      readLabel={read ? t('read') : undefined}
      preview={chapter.hasTrial && closed ? { ...preview, label: t('preview') } : undefined}
      current={current}
      selection={selection}
    />
  );
}
