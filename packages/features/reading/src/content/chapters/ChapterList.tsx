import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Content } from '@hanji/contract/entities/content.ts';
import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import {
  readChapterSort,
  sortChapters,
  standardChapterSort,
  type ChapterSort,
} from '@hanji/domain/chapters/order/chapter-sort.ts';
import { useSiteRouter } from '@hanji/edition/router/site-router-context.ts';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { SortToggle } from '@hanji/ui-kit/actions/sort-toggle/SortToggle.tsx';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { NavigationType, useLocation, useSearchParams } from 'react-router-dom';
import { useRowsAhead } from '#chapter/ahead/use-rows-ahead.ts';
import { useLeaveByEscape } from '#panels/use-leave-by-escape.ts';
import { idOfRow } from '#paths/paths.ts';
import { ChapterItem } from './ChapterItem.tsx';
import { ChapterJump } from './ChapterJump.tsx';
import * as styles from './ChapterList.module.css';
import { ChapterRows } from './ChapterRows.tsx';
import { ChaptersEmpty } from './ChaptersEmpty.tsx';
import { isLong } from './long-list.ts';
import { useChapterSelection } from './use-chapter-selection.ts';
import { useFinishedChapters } from './use-finished-chapters.ts';

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
  const [order, setOrder] = useOrder();
  const named = useNamedRow();
  const choose = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(named);
  const pictured = chapters.some(({ thumbnail }) => thumbnail !== null);
  const sorted = useMemo(() => sortChapters(chapters, order), [chapters, order]);
  const onNear = useRowsAhead({ contentType: content.type, contentId: content.id });
  const finished = useFinishedChapters(content.id);
  const { toggle, rowSelection, shop } = useChapterSelection(chapters);
  const leave = (): void => {
    shop?.onClose();
    // What had the focus is gone with the bar.
    choose.current?.focus({ preventScroll: true });
  };
  useLeaveByEscape(shop !== null, leave);
  if (chapters.length === 0) return <ChaptersEmpty unit={unit} />;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.count}>
          {t(unit === 'volume' ? 'volumeCount' : 'episodeCount', { count: chapters.length })}
        </p>
        {toggle && (
          <Button
            ref={choose}
            look="quiet"
            className={styles.choose}
            aria-pressed={shop !== null}
            onClick={toggle}
          >
            {t('selectToBuy')}
          </Button>
        )}
        <SortToggle
          order={order}
          onOrder={(chosen) => {
            setAsked(null);
            setOrder(chosen);
          }}
          orders={[
            { order: 'oldest', label: t('sortOldest') },
            { order: 'newest', label: t('sortNewest') },
          ]}
        />
        {isLong(chapters.length) && (
          <ChapterJump
            chapters={sorted}
            newestFirst={order === 'newest'}
            currentId={currentId}
            onJump={(chapterId) => setAsked({ chapterId })}
          />
        )}
      </div>
      <ChapterRows
        chapters={sorted}
        name={`${unit} ${order}`}
        asked={asked}
        choosing={shop !== null}
        renderRow={(chapter) => (
          <ChapterItem
            content={content}
            chapter={chapter}
            current={chapter.id === currentId}
            read={chapter.activity.read || finished.has(chapter.id)}
            pictured={pictured}
            selection={rowSelection(chapter)}
            onNear={onNear}
          />
        )}
      />
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
            onClose={leave}
          />
        </SlotBoundary>
      )}
    </>
  );
}

/** The order is a part of the address: who comes back, or loads again, finds the list as it was. */
function useOrder(): [ChapterSort, (order: ChapterSort) => void] {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const choose = (order: ChapterSort): void => {
    const next = new URLSearchParams(query);
    if (order === standardChapterSort) next.delete('sort');
    else next.set('sort', order);
    // The state says what is open: chapters go on being chosen in another order.
    setQuery(next, { replace: true, state, preventScrollReset: true });
  };
  return [readChapterSort(query.get('sort')), choose];
}

/** The chapter whose row a link to this page names. Who comes back comes to where the page was. */
function useNamedRow(): { readonly chapterId: number } | null {
  const { hash } = useLocation();
  const comesBack = useSiteRouter().state.action === NavigationType.Pop;
  const chapterId = comesBack ? null : idOfRow(hash.slice(1));
  return chapterId === null ? null : { chapterId };
}
