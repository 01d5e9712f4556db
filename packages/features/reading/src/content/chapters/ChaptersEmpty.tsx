import type { ChapterUnit } from '@hanji/contract/vocabulary.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';

/** In place of chapters where a title has none of a unit, with nothing to count or to sort. */
export function ChaptersEmpty({ unit }: { readonly unit: ChapterUnit }): ReactElement {
  const t = usePhrases('reading');
  return unit === 'volume' ? (
    <StateMessage drawing="empty" title={t('volumesEmptyTitle')} text={t('volumesEmptyText')} />
  ) : (
    <StateMessage drawing="empty" title={t('chaptersEmptyTitle')} text={t('chaptersEmptyText')} />
  );
}
