import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import {
  sortChapters,
  standardChapterSort,
  type ChapterSort,
} from '@hanji/domain/chapters/order/chapter-sort.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { SortToggle } from '@hanji/ui-kit/actions/sort-toggle/SortToggle.tsx';
import { useMemo, useState, type ReactElement } from 'react';
import { useRowsAhead } from '#chapter/ahead/use-rows-ahead.ts';
import { ChapterItem } from './ChapterItem.tsx';
import * as styles from './ChapterList.module.css';
import { useChapterSelection } from './use-chapter-selection.ts';

type ChapterListProps = {
  readonly content: Content;
  readonly unit: ChapterUnit;
  readonly chapters: readonly Chapter[];
  readonly currentId: number | null;
};

/** How many there are, in which order, and each in a row; several can be chosen to be bought. */
export function ChapterList(props: ChapterListProps): ReactElement {
  const { content, unit, chapters, currentId } = props;
  const t = usePhrases('reading');
  const [order, setOrder] = useState<ChapterSort>(standardChapterSort);
  const pictured = chapters.some(({ thumbnail }) => thumbnail !== null);
  const sorted = useMemo(() => sortChapters(chapters, order), [chapters, order]);
  const onNear = useRowsAhead({ contentType: content.type, contentId: content.id });
  const { begin, rowSelection, shop } = useChapterSelection(chapters);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count}>
          {t(unit === 'volume' ? 'volumeCount' : 'episodeCount', { count: chapters.length })}
        </p>
        {begin && (
          <Button look="quiet" onClick={begin}>
            {t('selectToBuy')}
          </Button>
        )}
        <SortToggle
          order={order}
          onOrder={setOrder}
          orders={[
            { order: 'oldest', label: t('sortOldest') },
            { order: 'newest', label: t('sortNewest') },
          ]}
        />
      </div>
      <ul data-choosing={shop !== null}>
        {sorted.map((chapter) => (
          <li key={chapter.id} className={styles.row}>
            <ChapterItem
              content={content}
              chapter={chapter}
              current={chapter.id === currentId}
              pictured={pictured}
              selection={rowSelection(chapter)}
              onNear={onNear}
            />
          </li>
        ))}
      </ul>
      {shop && (
        <SlotBoundary onFailed={shop.onClose}>
          <shop.SelectPurchase
            contentType={content.type}
            contentId={content.id}
            title={content.name}
            inventory={content.inventory}
            chapters={sorted}
            selection={shop.selection}
            resumedPrice={shop.resumedPrice}
            onSelection={shop.onSelection}
            onClose={shop.onClose}
          />
        </SlotBoundary>
      )}
    </>
  );
}
