import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { ChapterPurchaseProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { VisuallyHidden } from '@hanji/ui-kit/shared/VisuallyHidden.tsx';
import { AdvertisementDialog } from './advertisement/AdvertisementDialog.tsx';
import { ChoiceDialog } from './dialog/ChoiceDialog.tsx';
import { PurchaseQuestion } from './dialog/PurchaseQuestion.tsx';
import { useChapterPurchase } from './use-chapter-purchase.ts';

/** Stands before a chapter that is not simply open: with the gauge, a ticket or coins it opens. */
export function ChapterPurchase(props: ChapterPurchaseProps) {
  return (
    <LaterPhrases>
      <Purchase {...props} />
    </LaterPhrases>
  );
}

function Purchase(props: ChapterPurchaseProps) {
  const t = usePhrases('unlock');
  const { dialog, advertisement, asked, busy, press } = useChapterPurchase(props);
  if (asked.state.kind !== 'none') return <PurchaseQuestion asked={asked} />;
  if (advertisement) {
    const { contentType, contentId, chapter } = props;
    return (
      <AdvertisementDialog
        of={{ contentType, contentId, chapterId: chapter.id }}
        {...advertisement}
      />
    );
  }
  if (!dialog) {
    return (
      <VisuallyHidden>
        <span role="status">{t('opening')}</span>
      </VisuallyHidden>
    );
  }
  return <ChoiceDialog {...props} dialog={dialog} busy={busy} onPress={press} />;
}
