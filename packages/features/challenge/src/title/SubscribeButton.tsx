import type { ChallengeContent } from '@hanji/contract/entities/challenge.ts';
import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { useToast } from '@hanji/edition/toasts/ToastProvider.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSubscribeChallengeMutation, useUnsubscribeChallengeMutation } from '#calls/changes.ts';

type SubscribeButtonProps = {
  readonly content: Pick<ChallengeContent, 'contentId' | 'subscribed'>;
};

/** Subscribes to a title, shown at once; who is nobody yet signs in and comes back. */
export function SubscribeButton({ content }: SubscribeButtonProps): ReactElement {
  const { contentId, subscribed } = content;
  const t = usePhrases('reading');
  const say = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useCurrentUser() !== null;
  const [start, starting] = useSubscribeChallengeMutation();
  const [end, ending] = useUnsubscribeChallengeMutation();
  const set = async (wanted: boolean): Promise<void> => {
    const { error } = await (wanted
      ? start({ body: { contentId } })
      : end({ params: { contentId } }));
    if (error) {
      say({ kind: 'error', text: t(wanted ? 'subscribeFailed' : 'subscribeEndFailed') });
      return;
    }
    say({
      kind: 'success',
      text: t(wanted ? 'subscribeDone' : 'subscribeEnded'),
      action: { label: t('undo'), onAction: () => void set(!wanted) },
    });
  };
  return (
    <Button
      look="plain"
      icon={subscribed ? 'heartFilled' : 'heart'}
      busy={starting.isLoading || ending.isLoading}
      onClick={() => {
        if (signedIn) void set(!subscribed);
        else void navigate(loginPath(pathname + search));
      }}
    >
      {t(subscribed ? 'subscribing' : 'subscribe')}
    </Button>
  );
}
