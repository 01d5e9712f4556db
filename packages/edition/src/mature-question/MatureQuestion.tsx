import { accessPrompt, type AccessPrompt } from '@hanji/domain/access/verification.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { ConfirmDialog } from '@hanji/ui-kit/overlays/dialog/ConfirmDialog.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEdition } from '#edition-context.tsx';
import { useCurrentUser } from '#session/use-current-user.ts';
import { rememberPlace } from '#mature/certification-return.ts';
import { useAdultStatus } from '#mature/use-adult-status.ts';
import { useSayMature } from './use-say-mature.ts';

const words = {
  mature: { title: 'matureCoversTitle', text: 'matureCoversText' },
  signIn: { title: 'adultTitle', text: 'adultText' },
  certify: { title: 'adultTitle', text: 'verifyText' },
  recertify: { title: 'recertifyTitle', text: 'recertifyText' },
} as const satisfies Record<AccessPrompt['kind'], object>;

/** The question before blurred covers: accepting, signing in, or having the age verified. */
export function MatureQuestion({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { supports } = useEdition();
  const reader = { ...useAdultStatus(), signedIn: useCurrentUser() !== null };
  const say = useSayMature();
  // Where adults must verify, an acceptance alone would show covers of titles that are then refused.
  const prompt = accessPrompt(supports.mature.verification ? 451 : 428, reader);
  const confirm = (): void => {
    onClose();
    if (prompt.kind === 'mature') return void say(true);
    if (prompt.kind === 'signIn') return void navigate(loginPath(pathname + search));
    rememberPlace(pathname + search);
    return void navigate(prompt.to);
  };
  const labels: Record<AccessPrompt['kind'], string> = {
    mature: t('matureAccept'),
    signIn: frame('signIn'),
    certify: t('verify'),
    recertify: t('recertify'),
  };
  const { title, text } = words[prompt.kind];
  return (
    <ConfirmDialog
      open
      title={t(title)}
      confirmLabel={labels[prompt.kind]}
      cancelLabel={frame('cancel')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t(prompt.kind === 'mature' && reader.signedIn ? 'matureCoversMemberText' : text)}
    </ConfirmDialog>
  );
}
