import { withRedirect } from '@hanji/domain/paths/with-redirect.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { readGuest } from '@hanji/edition/session/guest/guest-reader.ts';
import { oneAtATime } from '@hanji/edition/session/guest/one-at-a-time.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { GuestWarning } from './GuestWarning.tsx';

type Warned = {
  /** Whether the sign-in goes on: at once where no guest reads, else as they decide. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly warning: ReactNode;
};

/**
 * Before any sign-in to an account that may be there already: a guest loses by it what they have
 * read (reading-service, section 1 "Access"), and may sign up instead.
 */
export function useGuestWarning(redirect: string | null): Warned {
  const { supports } = useEdition();
  const navigate = useNavigate();
  const [decide, setDecide] = useState<((goOn: boolean) => void) | null>(null);

  const mayGoOn = async (): Promise<boolean> => {
    if (!supports.guest) return true;
    // A guest who is just beginning, in this tab or another, is one to warn.
    await oneAtATime(async () => null);
    if (readGuest() === null) return true;
    return new Promise((decided) => setDecide(() => decided));
  };
  const answer = (goOn: boolean): void => {
    decide?.(goOn);
    setDecide(null);
  };
  const warning = supports.guest && (
    <GuestWarning
      open={decide !== null}
      onGoOn={() => answer(true)}
      onSignUp={() => {
        answer(false);
        void navigate(withRedirect('/signup/certificateEmail', redirect));
      }}
      onClose={() => answer(false)}
    />
  );
  return { mayGoOn, warning };
}
