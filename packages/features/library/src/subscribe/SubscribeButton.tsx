import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useIsGuest } from '@hanji/edition/session/guest/use-is-guest.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import type { SubscribeButtonProps } from '@hanji/edition/slots/edition-slots.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubscription } from './use-subscription.ts';

/** The slot on a title's home: subscribes to it; who is nobody yet signs in and comes back. */
export function SubscribeButton(props: SubscribeButtonProps): ReactElement {
  const { contentType, contentId, subscribed: known } = props;
  const t = usePhrases('reading');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isGuest = useIsGuest();
  const isVisitor = useCurrentUser() === null && !isGuest;
  const { subscribed, busy, toggle } = useSubscription({ contentType, contentId }, known);
  return (
    <Button
      look="plain"
      icon={subscribed ? 'heartFilled' : 'heart'}
      busy={busy}
      onClick={() => (isVisitor ? navigate(loginPath(pathname + search)) : toggle())}
    >
      {t(subscribed ? 'subscribing' : 'subscribe')}
    </Button>
  );
}
