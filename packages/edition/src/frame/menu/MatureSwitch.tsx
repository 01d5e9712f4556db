import { matureSwitch } from '@hanji/domain/access/mature.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEdition } from '#edition-context.tsx';
import { useAdultStatus } from '#mature/use-adult-status.ts';
import { useSayMature } from '#mature-question/use-say-mature.ts';
import { useCurrentUser } from '#session/use-current-user.ts';

/**
 * The 19ON switch (reading-service, section 4 "mature mode switch"), where the edition has it: of
 * who is signed in it turns session and account over, everybody else is asked to sign in.
 */
export function MatureSwitch() {
  const t = usePhrases('menu');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { supports } = useEdition();
  const { acceptedMature } = useAdultStatus();
  const say = useSayMature();
  const signedIn = useCurrentUser() !== null;
  const [asking, setAsking] = useState(false);
  const shown = matureSwitch({
    offered: supports.mature.switch,
    signedIn,
    stored: acceptedMature ? 'Y' : null,
  });
  if (!shown) return null;
  const { on, use } = shown;
  return (
    <>
      <Switch
        label={t('matureSwitch')}
        words={{ on: t('on'), off: t('off') }}
        on={on}
        onSwitch={() => {
          if (use.kind === 'set') void say(use.acceptMature === 'Y');
          else setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking}
        title={t('matureSignInTitle')}
        confirmLabel={frame('signIn')}
        cancelLabel={frame('cancel')}
        onConfirm={() => void navigate(loginPath(pathname + search))}
        onCancel={() => setAsking(false)}
      >
        {t('matureSignInText')}
      </ConfirmDialog>
    </>
  );
}
