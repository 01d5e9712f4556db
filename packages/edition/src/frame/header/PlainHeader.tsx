import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { Header } from '@hanji/ui-kit/frame/header/Header.tsx';
import { useState } from 'react';
import { useSignOut } from '#frame/use-sign-out.ts';
import { useCurrentUser } from '#session/use-current-user.ts';
import { HomeLink } from './HomeLink.tsx';
import * as styles from './PlainHeader.module.css';

export type PlainHeaderProps = {
  /** A member has left by their own press: what the tab holds of theirs goes. */
  readonly onSignedOut?: () => void;
};

/** The wordmark and the way out, where there is nothing to search and nowhere else to go. */
export function PlainHeader(props: PlainHeaderProps) {
  const user = useCurrentUser();
  return <Header start={<HomeLink />} end={user && <SignOut {...props} />} />;
}

function SignOut({ onSignedOut }: PlainHeaderProps) {
  const t = usePhrases('signIn');
  const signOut = useSignOut();
  const [busy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    const isOver = await signOut();
    setBusy(false);
    if (isOver) onSignedOut?.();
  }
  return (
    <div className={styles.out}>
      <Button look="quiet" busy={busy} onClick={() => void leave()}>
        {t('signOut')}
      </Button>
    </div>
  );
}
