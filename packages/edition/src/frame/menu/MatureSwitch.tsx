import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The 19ON switch as a visitor has it: it asks to sign in first (challenge-and-shutdown, section 4). */
export function MatureSwitch({ signInPath }: { readonly signInPath: string }) {
  const t = usePhrases('menu');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Switch
        label={t('matureSwitch')}
        words={{ on: t('on'), off: t('off') }}
        on={false}
        onSwitch={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={t('matureSignInTitle')}
        confirmLabel={frame('signIn')}
        cancelLabel={frame('cancel')}
        onConfirm={() => void navigate(signInPath)}
        onCancel={() => setAsking(false)}
      >
        {t('matureSignInText')}
      </ConfirmDialog>
    </>
  );
}
