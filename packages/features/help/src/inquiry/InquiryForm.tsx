import { inquiryCategories, type InquiryCategory } from '@hanji/contract/help-vocabulary.ts';
import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { inquiryMaxLength, inquiryProblems } from '@hanji/domain/forms/help.ts';
import { visibleLength } from '@hanji/domain/text/visible-characters.ts';
import { useOnline } from '@hanji/edition/errors/use-online.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { useState, type ReactElement } from 'react';
import { AnswerTo } from './AnswerTo.tsx';
import type { DraftOwner } from './inquiry-draft.ts';
import { InquiryImagesField } from './InquiryImagesField.tsx';
import { useInquiryDraft } from './use-inquiry-draft.ts';
import { useInquiryImages } from './use-inquiry-images.ts';
import { useOwnEmail } from './use-own-email.ts';
import { useSendInquiry } from './use-send-inquiry.ts';

const categoryWords = {
  account: 'account',
  payment: 'payment',
  reading: 'reading',
  content: 'content',
  rights: 'rights',
  suggestion: 'suggestion',
  other: 'other',
} as const satisfies Readonly<Record<InquiryCategory, string>>;

const textReasons = { required: 'textRequired', tooLong: 'textTooLong' } as const;

type InquiryFormProps = {
  /** Who writes, by user id; null a visitor. */
  readonly owner: DraftOwner;
  /** Told where the answer goes; null is the account’s own address, which has not come yet. */
  readonly onSent: (email: string | null) => void;
};

/** The form of an inquiry (reading-service, section 5); what is typed is never lost. */
export function InquiryForm({ owner, onSent }: InquiryFormProps): ReactElement {
  const t = usePhrases('inquiry');
  const locale = useLocale();
  const online = useOnline();
  const { draft, change, settle } = useInquiryDraft(owner);
  const images = useInquiryImages();
  const own = useOwnEmail();
  const sending = useSendInquiry();
  const [checking, setChecking] = useState(false);

  const { category, text, email } = draft;
  const limit = inquiryMaxLength(locale);
  const problems = inquiryProblems(
    { category, text, images: [] },
    { categories: inquiryCategories, locale },
  );
  const reasonOf = (field: 'category' | 'text') =>
    problems.find((problem) => problem.field === field)?.reason;
  // Until a member's own address has come, the service knows it alone.
  const address = own === undefined ? null : checkEmail(own ?? email);
  const textReason = reasonOf('text');
  // That it is too long is said at once: nobody wants to hear it at the end.
  const shownReason = checking || textReason === 'tooLong' ? textReason : undefined;

  const submit = async (): Promise<void> => {
    setChecking(true);
    if (category === null || problems.length > 0 || address?.ok === false || !images.valid) return;
    if (sending.busy) return;
    const to = own === null && address ? { email: address.value } : {};
    if (!(await sending.send({ category, text: text.trim(), ...to, images: images.files }))) return;
    settle(draft);
    images.clear();
    onSent(address?.value ?? null);
  };
  return (
    <Form onSubmit={() => void submit()}>
      <FormError title={t('failed')} errors={failureOf()} attempt={sending.attempt} />
      <Select
        label={t('category')}
        required
        placeholder={t('chooseCategory')}
        options={inquiryCategories.map((value) => ({ value, label: t(categoryWords[value]) }))}
        value={category}
        onValue={(value) => change({ category: value })}
        error={checking && reasonOf('category') ? t('categoryRequired') : undefined}
      />
      <TextArea
        label={t('text')}
        required
        rows={8}
        hint={t('textHint')}
        value={text}
        onValue={(value) => change({ text: value })}
        counter={{
          count: visibleLength(text.trim()),
          limit,
          label: t('counter', { written: visibleLength(text.trim()), limit }),
        }}
        error={isKnown(shownReason) ? t(textReasons[shownReason], { limit }) : undefined}
      />
      <InquiryImagesField images={images} />
      <AnswerTo
        own={own}
        email={email}
        onEmail={(value) => change({ email: value })}
        reason={checking && address?.ok === false ? address.reason : null}
      />
      <FormActions submit={t('send')} busyLabel={t('sending')} busy={sending.busy} />
    </Form>
  );

  function failureOf() {
    const { failure } = sending;
    if (failure === null) return [];
    if (failure === 'image') return [{ message: t('refusedImage') }];
    return [{ message: failure.message || t(online ? 'kept' : 'offline') }];
  }
}

function isKnown(reason: string | undefined): reason is keyof typeof textReasons {
  return reason !== undefined && Object.hasOwn(textReasons, reason);
}
