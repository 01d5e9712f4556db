import type { DialogOutcome, ErrorOutcome } from '@hanji/domain/errors/outcome/error-outcome.ts';
import { formatDateTime } from '@hanji/i18n/format/dates.ts';
import { joinSentences } from '@hanji/i18n/format/sentences.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useEdition } from '#edition-context.tsx';
import { describeFailedAction } from '#errors/describe-api-error.ts';
import { useOnline } from '#errors/use-online.ts';
import type { Failed } from './FailureProvider.tsx';

type FailureDialogProps = {
  readonly failed: Failed;
  readonly outcome: DialogOutcome | Extract<ErrorOutcome, { kind: 'page' }>;
  readonly onClose: () => void;
};

/** What went wrong, in the server's words where it has some, and what can be done. */
export function FailureDialog({ failed, outcome, onClose }: FailureDialogProps) {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { timeZone } = useEdition();
  const words = describeFailedAction(failed.error.code, useOnline());
  const dialog = outcome.kind === 'dialog' ? outcome : null;
  const text = dialog?.text.from === 'server' ? dialog.text.text : t(words.text);
  const { endAt } = failed.error;
  const until = endAt && t('maintenanceUntil', { time: formatDateTime(locale, endAt, timeZone) });
  const act = actionOf(dialog?.offers ?? 'close', failed);

  return (
    <ConfirmDialog
      open
      title={t(words.title)}
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

function actionOf(offers: DialogOutcome['offers'], { retry }: Failed) {
  if (offers === 'reload') return { kind: 'reload', run: () => location.reload() } as const;
  if (offers === 'retry' && retry) return { kind: 'retry', run: retry } as const;
  return { kind: 'close', run: null } as const;
}
