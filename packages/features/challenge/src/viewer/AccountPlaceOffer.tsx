import { relativeTime } from '@hanji/domain/times/labels.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { formatPercent } from '@hanji/i18n/format/numbers.ts';
import { formatRelativeTime } from '@hanji/i18n/format/times.ts';
import { useLocale, usePhrases, useTranslate } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { ReaderNotice } from '@hanji/viewer/shared/react/notice/ReaderNotice.tsx';
import { useState, type ReactElement } from 'react';
import type { AccountPlace } from './challenge-places.ts';

type AccountPlaceOfferProps = {
  readonly place: AccountPlace;
  /** Opens the chapter anew at that place. */
  readonly onGo: () => void;
};

/**
 * Asks who begins a chapter on this device whether to go on where their account knows them to be; it
 * is never done without asking (decision "reading position").
 */
export function AccountPlaceOffer({ place, onGo }: AccountPlaceOfferProps): ReactElement {
  const t = usePhrases('viewer');
  const translate = useTranslate();
  const locale = useLocale();
  const { timeZone } = useEdition();
  const [asks, setAsks] = useState(true);
  const [now] = useState(Date.now);
  const when = relativeTime(Date.parse(place.at), now);
  const said =
    when.kind === 'second'
      ? t('elsewhereNow')
      : formatRelativeTime(translate, locale, when, timeZone);
  const text = `${formatPercent(locale, Math.round(place.share * 100))} · ${said}`;
  return (
    <ReaderNotice words={asks ? { title: t('elsewhere'), text } : null}>
      <Button onClick={() => setAsks(false)}>{t('elsewhereStay')}</Button>
      <Button
        look="strong"
        onClick={() => {
          setAsks(false);
          onGo();
        }}
      >
        {t('elsewhereGo')}
      </Button>
    </ReaderNotice>
  );
}
