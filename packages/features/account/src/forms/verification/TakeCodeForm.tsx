import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { checkVerificationCode } from '@hanji/domain/forms/mail.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { signUpEndpoints } from '#endpoints/sign-up.ts';
import { FormFailureNote } from '../FormFailureNote.tsx';
import { useFormFailure } from '../use-form-failure.ts';
import { useRuleForm } from '../use-rule-form.ts';
import { SendAgain } from './SendAgain.tsx';
import { VerificationCodeField } from './VerificationCodeField.tsx';

type TakeCodeFormProps = {
  /** Names the form. */
  readonly title: string;
  readonly email: string;
  /** Until when the code holds, in milliseconds since 1970. */
  readonly until: number;
  readonly words: { readonly submit: string; readonly busy: string };
  /** The code was right: what follows, and null or why that failed. */
  readonly onCertified: () => Promise<ApiError | null>;
  readonly onSentAgain: () => void;
};

const initial = { code: '' };
const refusals: Readonly<Record<number, string>> = { 400: 'wrong', 410: 'expired' };

/** Takes the code that was mailed to an address; another can be had. */
export function TakeCodeForm(props: TakeCodeFormProps) {
  const { title, email, until, words, onCertified, onSentAgain } = props;
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const { checkVerificationCode: check } = signUpEndpoints;
  // A code is right once; what follows it can be tried again.
  const certified = useRef(false);
  const form = useRuleForm({
    initial,
    problems: ({ code }) => problemsOf('code', checkVerificationCode(code)),
    onValid: async ({ code }): Promise<void> => {
      note.clear();
      if (!certified.current) {
        const body = { email, token: code };
        const { error } = await answerOf(dispatch(check.initiate({ body }, { track: false })));
        const refusal = error && refusals[error.code];
        if (refusal) return form.refuse('code', refusal);
        if (error) return note.failed(error);
        certified.current = true;
      }
      const failed = await onCertified();
      if (failed) note.failed(failed);
    },
  });
  return (
    <>
      <Form label={title} onSubmit={form.submit}>
        <FormFailureNote failure={note.failure} onClose={note.clear} />
        <VerificationCodeField key={until} {...form.field('code')} until={until} />
        <FormActions submit={words.submit} busy={form.busy} busyLabel={words.busy} />
      </Form>
      <SendAgain email={email} onSent={onSentAgain} onFailed={note.failed} />
    </>
  );
}
