import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useGetLegalVersionQuery } from '#calls/endpoints.ts';
import type { LegalType } from '@hanji/contract/help-vocabulary.ts';
import { LegalGate } from './LegalGate.tsx';
import { LegalScreen } from './LegalScreen.tsx';

/** /legal/{type}/{version} (challenge-and-shutdown, section 2.6). */
export function LegalVersionPage(): ReactElement {
  return (
    <LegalGate missing={<NotFoundPage />}>
      {({ type, version }) =>
        version === null ? <NotFoundPage /> : <Version type={type} version={version} />
      }
    </LegalGate>
  );
}

type VersionProps = { readonly type: LegalType; readonly version: string };

function Version({ type, version }: VersionProps): ReactElement {
  const query = useGetLegalVersionQuery({ params: { type, version } });
  return <LegalScreen type={type} {...query} />;
}
