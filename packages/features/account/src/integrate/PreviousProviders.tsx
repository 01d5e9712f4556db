import { connectionFailure } from '@hanji/api-client/request/api-error.ts';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { useState, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { browser } from '#layout/browser.ts';
import { answerOf } from '#endpoints/answer.ts';
import { providerAddress } from '#sign-in/external/provider-address.ts';
import { providerNames } from '#sign-in/external/provider-names.ts';
import { FormFailureNote } from '#forms/FormFailureNote.tsx';
import { useFormFailure } from '#forms/use-form-failure.ts';
import { migrationEndpoints } from './endpoints.ts';
import { forgetPreviousFlow, keepPreviousFlow } from './entry/previous-flow.ts';
import * as styles from './Integrate.module.css';

/** The providers by which one could sign in to the previous service: those of the edition. */
export function PreviousProviders({ product }: { readonly product: string }): ReactElement {
  const t = usePhrases('signIn');
  const { loginTypes } = useEdition();
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const note = useFormFailure();
  const [leaving, setLeaving] = useState(false);

  const start = async (loginType: LoginType): Promise<void> => {
    note.clear();
    setLeaving(true);
    keepPreviousFlow({ product, loginType });
    const args = { params: { product, provider: loginType } };
    const { getPreAuthorizeUrl } = migrationEndpoints;
    const { data, error } = await answerOf(
      dispatch(getPreAuthorizeUrl.initiate(args, { track: false })),
    );
    const address = data === undefined ? null : providerAddress(data);
    if (address !== null) return browser.leaveFor(address);
    forgetPreviousFlow();
    setLeaving(false);
    note.failed(error ?? connectionFailure(data ?? ''));
  };
  return (
    <>
      <FormFailureNote failure={note.failure} onClose={note.clear} />
      <ul className={styles.ways}>
        {loginTypes.map((loginType) => (
          <li key={loginType}>
            <Button wide busy={leaving} onClick={() => void start(loginType)}>
              {t('continueWith', { provider: providerNames[loginType] })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
