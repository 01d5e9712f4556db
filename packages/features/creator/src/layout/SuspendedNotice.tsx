import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { Notice } from './Notice.tsx';

type SuspendedNoticeProps = {
  readonly title: {
    readonly suspended: boolean;
    /** The operator's words, where they are known here. */
    readonly suspendedReason?: string | null | undefined;
    readonly underReview?: boolean | undefined;
  };
};

/** A title is taken from readers: by an operator, or until one has looked at it. */
export function SuspendedNotice({ title }: SuspendedNoticeProps): ReactElement | null {
  const t = usePhrases('creator');
  const locale = useLocale();
  const { suspended, suspendedReason, underReview } = title;
  if (!suspended && !underReview) return null;
  const why = suspendedReason ? [t('suspendedWhy', { reason: suspendedReason })] : [];
  return (
    <Notice
      kind="warning"
      title={t(suspended ? 'suspendedTitle' : 'underReviewTitle')}
      link={{ href: '/inquiry', label: t('suspendedAsk') }}
    >
      {suspended ? joinSentences(locale, [t('suspendedText'), ...why]) : t('underReviewText')}
    </Notice>
  );
}
