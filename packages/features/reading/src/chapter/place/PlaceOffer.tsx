import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import { relativeTime } from '@hanji/domain/times/labels.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { formatRelativeTime } from '@hanji/i18n/format/times.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useId } from 'react';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { writePosition } from '#chapter/storage/reading-positions.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { offeredPosition } from './offered-position.ts';
import * as styles from './PlaceOffer.module.css';
import { usePlaceOffer } from './use-place-offer.ts';

type PlaceOfferProps = {
  readonly address: ChapterAddress;
  readonly view: ChapterView;
  /** Opens this chapter anew at the place that is kept now. */
  readonly onReopen: () => void;
};

/**
 * Asks whether to go on where the reader was on another device; it is never done without asking
 * (decision "reading position").
 */
export function PlaceOffer({ address, view, onReopen }: PlaceOfferProps) {
  const t = usePhrases('viewer');
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { open } = useChapterOpener();
  const id = useId();
  const { offered, settle } = usePlaceOffer(address, view);
  const place = offered?.place;

  const go = (): void => {
    if (!place) return;
    const { chapterId } = place;
    writePosition(chapterId, offeredPosition(place, view.chapter.epub !== null));
    settle();
    if (chapterId === address.chapterId) onReopen();
    else open({ chapterId, intent: 'read' });
  };
  const when = offered && relativeTime(Date.parse(offered.place.at), offered.now);
  return (
    <div role="status" className={styles.region}>
      {place && when && (
        <section className={styles.offer} aria-labelledby={id} data-surface="ink">
          <p id={id} className={styles.question}>
            {t('elsewhere')}
          </p>
          <p className={styles.place}>
            {[
              place.chapterName,
              formatPercent(locale, Math.round(place.share * 100)),
              formatRelativeTime(translate, locale, when, timeZone),
            ].join(' · ')}
          </p>
          <div className={styles.answers}>
            <Button onClick={settle}>{t('elsewhereStay')}</Button>
            <Button look="strong" onClick={go}>
              {t('elsewhereGo')}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
