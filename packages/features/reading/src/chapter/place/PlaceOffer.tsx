import type { ChapterView } from '@hanji/contract/entities/chapter.ts';
import type { ReadingPlace } from '@hanji/contract/entities/reading-place.ts';
import { placeSentence } from '@hanji/domain/reading/position/place-sentence.ts';
import type { KeptPosition } from '@hanji/domain/reading/position/reading-position.ts';
import { relativeTime } from '@hanji/domain/times/labels.ts';
import { workKind } from '@hanji/domain/titles/work-kind.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { formatRelativeTime } from '@hanji/i18n/format/times.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ReaderNotice } from '@hanji/viewer/shared/react/notice/ReaderNotice.tsx';
import { useChapterOpener } from '#opening/chapter-opener.ts';
import { writePosition } from '#storage/reading-positions.ts';
import type { ChapterAddress } from '#paths/paths.ts';
import { offeredPosition } from './offered-position.ts';
import { usePlaceOffer } from './use-place-offer.ts';

type Position = ReadingPlace['position'] | KeptPosition | undefined;

/** The sentence of a place in a novel: it says more than a percent. */
function sentenceOf(label: string, position: Position, language: string) {
  const words = position && 'cfi' in position ? (position.quote ?? '') : '';
  return words === '' ? [] : [{ label, text: placeSentence(words, language), language }];
}

type PlaceOfferProps = {
  readonly address: ChapterAddress;
  /** The member, by user id. */
  readonly reader: string;
  readonly view: ChapterView;
  /** Opens this chapter anew at the place that `keepPlace` keeps. */
  readonly onReopen: (keepPlace: () => void) => void;
};

/**
 * Asks whether to go on where the reader was on another device; it is never done without asking
 * (decision "reading position").
 */
export function PlaceOffer({ address, reader, view, onReopen }: PlaceOfferProps) {
  const t = usePhrases('viewer');
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { open } = useChapterOpener();
  const { offered, settle } = usePlaceOffer(address, reader, view);
  const place = offered?.place;

  const go = (): void => {
    if (!place) return;
    const { chapterId } = place;
    const keepPlace = (): void =>
      writePosition({ reader, chapterId }, offeredPosition(place, workKind(view.content.type)));
    settle();
    if (chapterId === address.chapterId) return onReopen(keepPlace);
    keepPlace();
    open({ chapterId, intent: 'read' });
  };
  const when = offered && relativeTime(Date.parse(offered.place.at), offered.now);
  const words = place &&
    when && {
      title: t('elsewhere'),
      text: [
        place.chapterName,
        formatPercent(locale, Math.round(place.share * 100)),
        when.kind === 'second'
          ? t('elsewhereNow')
          : formatRelativeTime(translate, locale, when, timeZone),
      ].join(' · '),
      quotes: [
        ...sentenceOf(t('elsewhereThere'), place.position, view.content.languageId),
        ...sentenceOf(t('elsewhereHere'), offered.own, view.content.languageId),
      ],
    };
  return (
    <ReaderNotice words={words || null}>
      <Button onClick={settle}>{t('elsewhereStay')}</Button>
      <Button look="strong" onClick={go}>
        {t('elsewhereGo')}
      </Button>
    </ReaderNotice>
  );
}
