import { mailLifetimeMs } from '@hanji/domain/forms/mail.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useState, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { answerOf } from '#endpoints/answer.ts';
import { SendCodeForm } from '#forms/verification/SendCodeForm.tsx';
import { TakeCodeForm } from '#forms/verification/TakeCodeForm.tsx';
import { useFocusOfGone } from '#layout/use-focus-of-gone.ts';
import { profileEndpoints } from '../endpoints.ts';
import * as styles from './EmailSteps.module.css';
import { useSaved } from './use-saved.ts';

/** Where the last code went, and until when it holds, in milliseconds since 1970. */
type Mailed = { readonly email: string; readonly until: number };

/** An email becomes the account's in two steps: the address, and the code that was mailed to it. */
export function EmailSteps({ title }: { readonly title: string }): ReactElement {
  const t = usePhrases('profile');
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const saved = useSaved();
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const mailedTo = (email: string): void => {
    setMailed({ email, until: Date.now() + mailLifetimeMs });
  };
  const step = useFocusOfGone<HTMLDivElement>(mailed === null ? 'email' : 'code');
  if (mailed === null) {
    return (
      <div ref={step} className={styles.step} tabIndex={-1}>
        <SendCodeForm title={title} emailLabel={t('newEmail')} onSent={mailedTo} />
      </div>
    );
  }
  const { email, until } = mailed;
  const put = async () => {
    const { putEmail } = profileEndpoints;
    const { error } = await answerOf(
      dispatch(putEmail.initiate({ body: { email } }, { track: false })),
    );
    if (error) return error;
    saved();
    return null;
  };
  return (
    <div ref={step} className={styles.step} tabIndex={-1}>
      <p>{t('codeSent', { email })}</p>
      <TakeCodeForm
        title={title}
        email={email}
        until={until}
        words={{ submit: t('save'), busy: t('saving') }}
        onCertified={put}
        onSentAgain={() => mailedTo(email)}
      />
      <Button look="quiet" wide onClick={() => setMailed(null)}>
        {t('otherEmail')}
      </Button>
    </div>
  );
}
