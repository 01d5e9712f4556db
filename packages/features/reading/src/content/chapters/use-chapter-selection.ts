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
import { usePanelEntry } from '#panels/use-panel-entry.ts';

const noChapters: Selection = new Set();

/**
 * Choosing chapters of a list to be bought together (reading-service, section 4 "Select-purchase"),
 * where the edition sells them; `toggle` is null where nothing can be chosen. The way back leaves
 * the choice, and not the page.
 */
export function useChapterSelection(chapters: readonly Chapter[]) {
  const { SelectPurchase } = useSlots();
  const resumed = useResumedSelection();
  const entry = usePanelEntry('selection');
  const [own, setSelection] = useState<Selection | null>(null);
  const before = new Set(resumed.selection?.chapterIds);
  const again = chapters.filter(({ id }) => before.has(id));
  const begun = again.length > 0 ? withAll(noChapters, again, true) : noChapters;
  const selection = entry.open || again.length > 0 ? (own ?? begun) : null;
  const sells = SelectPurchase !== undefined && chapters.some(selectable);
  const onClose = (): void => {
    setSelection(null);
    resumed.onOver();
    entry.close();
  };
  const begin = (): void => {
    setSelection(null);
    entry.show();
  };
  const resumedPrice = resumed.selection?.price ?? null;
  return {
    toggle: sells ? (selection === null ? begin : onClose) : null,
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
