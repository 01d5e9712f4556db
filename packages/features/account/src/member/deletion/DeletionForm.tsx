import type { UserProfile } from '@hanji/contract/entities/member.ts';
import { afterCancel } from '@hanji/domain/account/account-flows.ts';
import { checkDeletionReason } from '@hanji/domain/forms/profile.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Checkbox } from '@hanji/ui-kit/forms/checkbox/Checkbox.tsx';
import { Form } from '@hanji/ui-kit/forms/form/Form.tsx';
import { FormActions } from '@hanji/ui-kit/forms/form-actions/FormActions.tsx';
import { RadioGroup } from '@hanji/ui-kit/forms/radio-group/RadioGroup.tsx';
import { TextArea } from '@hanji/ui-kit/forms/text-area/TextArea.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import * as styles from './DeletionForm.module.css';
import { deletionReasons, type DeletionReason } from './reasons.ts';
import { useAccountDeletion } from './use-account-deletion.ts';

const labels = {
  rarely: 'reasonRarely',
  titles: 'reasonTitles',
  price: 'reasonPrice',
  privacy: 'reasonPrivacy',
  account: 'reasonAccount',
  other: 'reasonOther',
} as const satisfies Record<DeletionReason, string>;
const textReasons = { required: 'reasonRequired', tooLong: 'reasonTooLong' } as const;

/** The form of a deletion (reading-service, section 5: a reason is required when active). */
export function DeletionForm({ userId, guest }: UserProfile): ReactElement {
  const t = usePhrases('deletion');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [checking, setChecking] = useState(false);
  const [asking, setAsking] = useState(false);
  const { state, note, confirm } = useAccountDeletion({ userId, guest });
  const own = checkDeletionReason(text, { active: reason === 'other' });
  const valid = reason !== null && own.ok && understood;
  const sent = own.ok && own.value !== null ? own.value : String(reason);

  return (
    <Form
      onSubmit={() => {
        setChecking(true);
        if (valid) setAsking(true);
      }}
    >
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <ul className={styles.losses}>
        <li>{t('lossCoins')}</li>
        <li>{t('lossLibrary')}</li>
        <li>{t('lossLogin')}</li>
      </ul>
      <RadioGroup
        label={t('reason')}
        required
        options={deletionReasons.map((value) => ({ value, label: t(labels[value]) }))}
        value={reason}
        onValue={setReason}
        error={checking && reason === null ? t('reasonRequired') : undefined}
      />
      {reason === 'other' && (
        <TextArea
          label={t('reasonText')}
          required
          value={text}
          onValue={setText}
          error={checking && !own.ok ? t(textReasons[own.reason]) : undefined}
        />
      )}
      <Checkbox
        label={t('understood')}
        required
        checked={understood}
        onChecked={setUnderstood}
        error={checking && !understood ? t('understoodRequired') : undefined}
      />
      <FormActions
        danger
        submit={t('deleteTitle')}
        busyLabel={t('deleting')}
        busy={state.step === 'deleting'}
      >
        <Button onClick={() => void navigate(afterCancel('deleteAccount', true) ?? '/account')}>
          {frame('cancel')}
        </Button>
      </FormActions>
      <ConfirmDialog
        open={asking}
        danger
        title={t('confirmTitle')}
        confirmLabel={t('deleteTitle')}
        cancelLabel={frame('cancel')}
        onConfirm={() => {
          setAsking(false);
          void confirm(sent, valid);
        }}
        onCancel={() => setAsking(false)}
      >
        {t('confirmText')}
      </ConfirmDialog>
    </Form>
  );
}
