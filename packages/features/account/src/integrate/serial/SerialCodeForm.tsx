import { signInRequired } from '@hanji/api-client/request/session-settled.ts';
import { previousAccountOutcome } from '@hanji/domain/errors/outcome/integrate-outcome.ts';
import {
  checkSerialCode,
  serialCodeProblems,
  type SerialCodeReason,
} from '@hanji/domain/forms/serial-code.ts';
import { useReportFailure } from '@hanji/edition/errors/global/FailureProvider.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { phraseFor, useRuleForm } from '#forms/use-rule-form.ts';
import { migrationEndpoints } from '../endpoints.ts';
import { MoveDialogs } from '../move/MoveDialogs.tsx';
import { useMove } from '../move/use-move.ts';

const reasons: Readonly<Record<SerialCodeReason | 'unknown', PlainPhrase<'integrate'>>> = {
  required: 'serialRequired',
  format: 'serialFormat',
  unknown: 'serialUnknown',
};

/** One code, and what comes of it; the service counts the tries. */
export function SerialCodeForm({ product }: { readonly product: string }): ReactElement {
  const t = usePhrases('integrate');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const report = useReportFailure();
  const note = useFormFailure();
  const move = useMove(product, '/tw/completed-migration');
  const form = useRuleForm({
    initial: { serialCode: '' },
    problems: serialCodeProblems,
    onValid: async (entered): Promise<void> => {
      const checked = checkSerialCode(entered.serialCode);
      if (!checked.ok) return;
      note.clear();
      const params = { product, loginType: 'serial' } as const;
      const args = { params, body: { serialCode: checked.value } };
      const { signInToPrevious } = migrationEndpoints;
      const { data, error } = await answerOf(
        dispatch(signInToPrevious.initiate(args, { track: false })),
      );
      if (!error) return move.ask(data.externalToken);
      // The session has ended: the global handling leads to sign-in, and back.
      if (error.code === signInRequired) return report({ error });
      const outcome = previousAccountOutcome(error.code);
      if (outcome.kind === 'failed') return note.failed(error);
      if (outcome.says === 'accountNotFound') return form.refuse('serialCode', 'unknown');
      return move.say(outcome);
    },
  });
  const { id, value, onValue, reason } = form.field('serialCode');
  const phrase = phraseFor(reasons, reason);
  return (
    <Form onSubmit={form.submit}>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <TextField
        id={id}
        name="serial-code"
        label={t('serialCode')}
        hint={t('serialHint')}
        required
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        error={phrase && t(phrase)}
        value={value}
        onValue={onValue}
      />
      <FormActions submit={t('submit')} busy={form.busy} busyLabel={t('checking')} />
      <MoveDialogs move={move} />
    </Form>
  );
}
