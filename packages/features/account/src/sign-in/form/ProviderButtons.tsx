import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { FormError } from '@hanji/ui-kit/forms/form-error/FormError.tsx';
import { Tooltip } from '@hanji/ui-kit/overlays/tooltip/Tooltip.tsx';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { browser } from '#layout/browser.ts';
import { providerNames } from '../external/provider-names.ts';
import { startExternal } from '../external/start-external.ts';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { useGuestWarning } from '../guest/use-guest-warning.tsx';
import * as styles from './ProviderButtons.module.css';

type ProviderButtonsProps = {
  readonly redirect: string | null;
  /** Where the form for an email stands; left out where it stands beside the buttons. */
  readonly emailHref?: string;
};

/** The ways in by a provider, in the edition's own order. */
export function ProviderButtons({ redirect, emailHref }: ProviderButtonsProps) {
  const t = usePhrases('signIn');
  const { signIn } = useEdition();
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const { mayGoOn, warning } = useGuestWarning(redirect);
  const [leaving, setLeaving] = useState<LoginType | null>(null);

  const start = async (loginType: LoginType): Promise<void> => {
    note.clear();
    setLeaving(loginType);
    if (!(await mayGoOn())) return setLeaving(null);
    const { data, error } = await startExternal(dispatch, {
      loginType,
      purpose: 'signIn',
      redirect,
    });
    if (data !== undefined) return browser.leaveFor(data);
    setLeaving(null);
    note.failed(error, 'authenticationFailed');
  };
  const button = (loginType: LoginType, name: string, described?: string) => (
    <Button
      wide
      look={loginType === 'payco' ? 'strong' : 'plain'}
      busy={leaving !== null}
      aria-describedby={described}
      onClick={() => void start(loginType)}
    >
      {t('continueWith', { provider: name })}
    </Button>
  );
  const { message, attempt } = note.failure;
  return (
    <>
      <FormError
        title={t('failedTitle')}
        errors={message === null ? [] : [{ message }]}
        attempt={attempt}
      />
      <ul className={styles.ways}>
        {signIn.map((way) => {
          if (way === 'email') {
            return (
              emailHref && (
                <li key={way}>
                  <LinkButton wide href={emailHref}>
                    {t('continueWithEmail')}
                  </LinkButton>
                </li>
              )
            );
          }
          if (way === 'wallet') {
            return (
              <li key={way} className={styles.wallet}>
                <Tooltip text={t('walletTip')} side="below">
                  {(described) => button('payco', providerNames.payco, described)}
                </Tooltip>
              </li>
            );
          }
          return <li key={way}>{button(way, providerNames[way])}</li>;
        })}
      </ul>
      {warning}
    </>
  );
}
