import type {
  DialogOutcome,
  ErrorPhrase,
  ErrorText,
} from '@hanji/domain/errors/outcome/error-outcome.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useEdition } from '#edition-context.tsx';
import { describeApiError } from '#errors/describe-api-error.ts';
import { useOnline } from '#errors/use-online.ts';
import type { Failed } from './failed.ts';

type FailureDialogProps = {
  readonly failed: Failed;
  readonly outcome: DialogOutcome;
  readonly onClose: () => void;
};

/** What went wrong, in the server's words where it has some, and what can be done. */
export function FailureDialog({ failed, outcome, onClose }: FailureDialogProps) {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const { title } = describeApiError(failed.error.code, useOnline());
  const { endAt } = failed.error;
  const until = endAt && t('maintenanceUntil', { time: formatDateTime(locale, endAt, timeZone) });
  const act = actionOf(outcome.offers, failed);
  const text = textOf(outcome.text, t);

  return (
    <ConfirmDialog
      open
      title={t(outcome.title === 'badServerResponse' ? 'badResponseTitle' : title)}
      confirmLabel={
        act.kind === 'reload' ? t('reload') : frame(act.kind === 'retry' ? 'retry' : 'ok')
      }
      cancelLabel={act.kind === 'close' ? undefined : frame('close')}
      onConfirm={() => {
        onClose();
        act.run?.();
      }}
      onCancel={onClose}
    >
      {until ? joinSentences(locale, [text, until]) : text}
    </ConfirmDialog>
  );
}

type Errors = PlainPhrase<'errors'>;

/** What the global handler says in words of ours; what others say is said where it happens. */
const phrases: Readonly<Partial<Record<ErrorPhrase, Errors>>> = {
  networkError: 'unstableText',
  timeout: 'slowText',
  updateNeeded: 'updateText',
  tooManyRequests: 'tooManyText',
};

function textOf(text: ErrorText, t: (phrase: Errors) => string): string {
  return text.from === 'server' ? text.text : t(phrases[text.phrase] ?? 'systemErrorText');
}

function actionOf(offers: DialogOutcome['offers'], { retry }: Failed) {
  if (offers === 'reload') return { kind: 'reload', run: () => location.reload() } as const;
  if (offers === 'retry' && retry) return { kind: 'retry', run: retry } as const;
  return { kind: 'close', run: null } as const;
}
