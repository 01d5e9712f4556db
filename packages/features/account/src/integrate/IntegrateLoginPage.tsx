import { useEdition } from '@hanji/edition/edition-context.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { FlowPage } from '#layout/FlowPage.tsx';
import { EntryGuard } from './entry/EntryGuard.tsx';
import * as styles from './Integrate.module.css';
import { MoveDialogs } from './move/MoveDialogs.tsx';
import { useMove } from './move/use-move.ts';
import { PreviousProviders } from './PreviousProviders.tsx';
import { PreviousSignInForm } from './PreviousSignInForm.tsx';

/** /integrate/login: shows that an account of the previous service is one's own, and moves it. */
export function IntegrateLoginPage(): ReactElement {
  const t = usePhrases('integrate');
  return (
    <EntryGuard title={t('loginTitle')}>
      {(product) => <PreviousSignIn product={product} />}
    </EntryGuard>
  );
}

function PreviousSignIn({ product }: { readonly product: string }): ReactElement {
  const t = usePhrases('integrate');
  const signIn = usePhrases('signIn');
  const { loginTypes } = useEdition();
  const move = useMove(product, '/integrate/coin');
  return (
    <FlowPage title={t('loginTitle')} lead={t('loginLead')}>
      <PreviousSignInForm product={product} move={move} />
      {loginTypes.length > 0 && (
        <section aria-labelledby="previous-providers">
          <h2 id="previous-providers" className={styles.heading}>
            {signIn('orWith')}
          </h2>
          <PreviousProviders product={product} />
        </section>
      )}
      <MoveDialogs move={move} />
    </FlowPage>
  );
}
