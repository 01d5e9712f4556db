import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { selectable, withChapter, type Selection } from '@hanji/domain/purchase/bulk/selection.ts';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import type { ChapterRowProps } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { useState } from 'react';

const noChapters: Selection = new Set();

/**
 * Choosing chapters of a list to be bought together (reading-service, section 4 "Select-purchase"),
 * where the edition sells them; `begin` is null while nothing can be chosen, or some are.
 */
export function useChapterSelection(chapters: readonly Chapter[]) {
  const { SelectPurchase } = useSlots();
  const [selection, setSelection] = useState<Selection | null>(null);
  const sells = SelectPurchase !== undefined && chapters.some(selectable);
  const onClose = (): void => setSelection(null);
  return {
    begin: sells && selection === null ? () => setSelection(noChapters) : null,
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
        ? { SelectPurchase, selection, onSelection: setSelection, onClose }
        : null,
  };
}
