import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactNode } from 'react';
import { useEdition } from '#edition-context.tsx';
import { useDocumentTitle } from '#frame/use-document-title.ts';
import type { InspectionParams } from '#errors/failure-params.ts';

type MaintenanceMessageProps = {
  readonly params: InspectionParams | null;
  readonly actions: ReactNode;
};

/** The service is being worked on: in its own words where it has some, and until when. */
export function MaintenanceMessage({ params, actions }: MaintenanceMessageProps) {
  const t = usePhrases('errors');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const title = params?.errorTitle ?? t('maintenanceTitle');
  const endAt = params?.errorEndAt;
  const until = endAt && t('maintenanceUntil', { time: formatDateTime(locale, endAt, timeZone) });
  useDocumentTitle(title);

  const text = params?.errorMessage || t('maintenanceText');
  return (
    <StateMessage
      live
      level={1}
      drawing="work"
      title={title}
      text={until ? joinSentences(locale, [text, until]) : text}
      actions={actions}
    />
  );
}
