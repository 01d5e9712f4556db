import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import {
  selectable,
  withAll,
  withChapter,
  type Selection,
} from '@hanji/domain/purchase/bulk/selection.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import type { ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { useState } from 'react';
import { useResumedSelection } from '#opening/resumed-selection.ts';

const noChapters: Selection = new Set();

/**
 * Choosing chapters of a list to be bought together (reading-service, section 4 "Select-purchase"),
 * where the edition sells them; `toggle` is null where nothing can be chosen.
 */
export function useChapterSelection(chapters: readonly Chapter[]) {
  const { SelectPurchase } = useSlots();
  const resumed = useResumedSelection();
  const [own, setSelection] = useState<Selection | null>(null);
  const before = new Set(resumed.selection?.chapterIds);
  const again = chapters.filter(({ id }) => before.has(id));
  const selection = own ?? (again.length > 0 ? withAll(noChapters, again, true) : null);
  const sells = SelectPurchase !== undefined && chapters.some(selectable);
  const onClose = (): void => {
    setSelection(null);
    resumed.onOver();
  };
  const resumedPrice = resumed.selection?.price ?? null;
  return {
    toggle: sells ? () => (selection === null ? setSelection(noChapters) : onClose()) : null,
    rowSelection: (chapter: Chapter): ChapterRowProps['selection'] =>
      selection === null
        ? undefined
        : {
            checked: selection.has(chapter.id) && selectable(chapter),
            disabled: !selectable(chapter),
            onChecked: (checked) => setSelection(withChapter(selection, chapter, checked)),
          },
    shop:
      SelectPurchase && selection !== null
        ? { SelectPurchase, selection, resumedPrice, onSelection: setSelection, onClose }
        : null,
  };
}
