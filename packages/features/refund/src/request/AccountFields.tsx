import type { RefundMember } from '@hanji/contract/entities/refund.ts';
import { accountNumberMaxLength } from '@hanji/domain/forms/refund.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { FileUpload } from '@hanji/ui-kit/forms/file-upload/FileUpload.tsx';
import { Preview } from '@hanji/ui-kit/forms/file-upload/Preview.tsx';
import { NumericField } from '@hanji/ui-kit/forms/numeric-field/NumericField.tsx';
import { Select } from '@hanji/ui-kit/forms/select/Select.tsx';
import { TextField } from '@hanji/ui-kit/forms/text-field/TextField.tsx';
import type { ReactElement } from 'react';
import * as styles from './parts/Request.module.css';
import type { useRefundForm } from './use-refund-form.ts';

type AccountFieldsProps = {
  readonly profile: RefundMember['profile'];
  readonly form: ReturnType<typeof useRefundForm>;
};

const imageTypes = ['image/png', 'image/jpeg'];
const problems = { type: 'imageType', tooLarge: 'imageTooLarge' } as const;

/** Bank, number, holder and the image of the bank book (challenge-and-shutdown, section 5). */
export function AccountFields({ profile, form }: AccountFieldsProps): ReactElement {
  const t = usePhrases('refund');
  const { refundBank, refundAccountInfo } = profile;
  const { draft, image, problem } = form;
  const { accountNumber, bankbookFileUrl, locked } = refundAccountInfo;
  const sent = t(locked ? 'numberLocked' : 'numberSent', { number: accountNumber });
  return (
    <>
      <Select
        label={t('bank')}
        required
        options={refundBank.map(({ code, name }) => ({ value: code, label: name }))}
        value={draft.bankCode === '' ? null : draft.bankCode}
        onValue={form.setBank}
        placeholder={t('bankChoose')}
      />
      <NumericField
        label={t('number')}
        required
        hint={accountNumber === '' ? t('numberHint') : sent}
        value={draft.accountNumber}
        onValue={form.setNumber}
        maxLength={accountNumberMaxLength}
        autoComplete="off"
      />
      <TextField
        label={t('holder')}
        required
        hint={t('holderHint')}
        value={draft.accountHolderName}
        onValue={form.setHolder}
        autoComplete="off"
      />
      {bankbookFileUrl !== null && image === null && (
        <figure className={styles.kept}>
          <figcaption>{t('imageKept')}</figcaption>
          <img src={bankbookFileUrl} alt={t('image')} />
        </figure>
      )}
      <FileUpload
        label={t('image')}
        hint={t('imageHint')}
        error={problem === null ? undefined : t(problems[problem])}
        labels={{
          choose: t('imageChoose'),
          drop: t('imageDrop'),
          remove: (name) => t('imageRemove', { name }),
          taken: () => '',
        }}
        files={image === null ? [] : [{ key: image.name, name: image.name, picture: image }]}
        accept={imageTypes}
        onAdd={([file]) => {
          if (file) form.choose(file);
        }}
        onRemove={form.removeImage}
      />
      {image !== null && (
        // So large that its digits can be read before it is sent.
        <figure className={styles.kept}>
          <Preview picture={image} />
        </figure>
      )}
    </>
  );
}
