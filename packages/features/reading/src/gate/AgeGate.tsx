import { acceptMature } from '@hanji/edition/mature/accept-mature.ts';
import { loginPath } from '@hanji/domain/guards/sign-in-guard.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

type AgeGateProps = {
  /** 428: the reader must accept; 451: the age must be verified (section 4). */
  readonly code: 428 | 451;
  readonly onAccepted: () => void;
};

/** A title for adults: accept it, or prove the age; declining leads home. */
export function AgeGate({ code, onAccepted }: AgeGateProps): ReactElement {
  const t = usePhrases('errors');
  const frame = usePhrases('frame');
  const { pathname, search } = useLocation();
  const visitor = useCurrentUser() === null;
  const accept = (): void => {
    acceptMature();
    onAccepted();
  };
  const accepts = code === 428;
  return (
    <StateMessage
      level={1}
      live
      drawing="lock"
      title={accepts ? t('matureTitle') : t('adultTitle')}
      text={accepts ? t('matureText') : t('adultText')}
      actions={
        <>
          {accepts && (
            <Button look="strong" onClick={accept}>
              {t('matureAccept')}
            </Button>
          )}
          {!accepts && visitor && (
            <LinkButton look="strong" href={loginPath(pathname + search)}>
              {frame('signIn')}
            </LinkButton>
          )}
          <LinkButton href="/">{frame('goHome')}</LinkButton>
        </>
      }
    />
  );
}
