import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import { useDocumentTitle } from '@hanji/edition/frame/use-document-title.ts';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import { useCurrentUser } from '@hanji/edition/session/use-current-user.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { readAccountStatus } from './completion/account-status.ts';
import { useGoOn } from './completion/use-go-on.ts';
import { useRedirect } from './completion/use-redirect.ts';

/** The route Authorize: leads on to what the account still asks for, then to the redirect path. */
export function AuthorizePage() {
  const t = usePhrases('signIn');
  const redirect = useRedirect();
  const user = useCurrentUser();
  useDocumentTitle(t('title'));
  // Nobody has signed in here, and no dormant account waits.
  const lost = user === null && !readAccountStatus().dormant;
  if (lost) return <Redirect to={withRedirect('/login', redirect)} />;
  return <GoingOn label={t('signingIn')} />;
}

function GoingOn({ label }: { readonly label: string }) {
  const goOn = useGoOn();
  const start = useEffectEvent(() => goOn({}));
  useEffect(() => start(), []);
  return <LoadingNotice label={label} />;
}
