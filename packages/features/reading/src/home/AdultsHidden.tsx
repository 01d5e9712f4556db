import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { useSayMature } from '@hanji/edition/mature-question/use-say-mature.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { StateMessage } from '@hanji/ui-kit/feedback/state-message/StateMessage.tsx';
import { Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';

/** The home for adults of who has turned their titles off: that they are there, and the way to them. */
export function AdultsHidden(): ReactElement {
  return (
    <Suspense>
      <LaterPhrases>
        <Hidden />
      </LaterPhrases>
    </Suspense>
  );
}

function Hidden(): ReactElement {
  const t = usePhrases('certification');
  const frame = usePhrases('frame');
  const menu = usePhrases('menu');
  const { pathname, search } = useLocation();
  const { supports } = useEdition();
  const say = useSayMature();
  // Where there is a switch, it is that of an account (reading-service, section 4).
  const signsIn = useCurrentUser() === null && supports.mature.switch;
  return (
    <StateMessage
      drawing="lock"
      title={t('hiddenTitle')}
      text={t(signsIn ? 'hiddenSignIn' : 'hiddenText')}
      actions={
        signsIn ? (
          <LinkButton look="strong" href={loginPath(pathname + search)}>
            {frame('signIn')}
          </LinkButton>
        ) : (
          <Button look="strong" onClick={() => void say(true)}>
            {menu('matureSwitch')}
          </Button>
        )
      }
    />
  );
}
