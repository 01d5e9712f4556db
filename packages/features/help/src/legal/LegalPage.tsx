import { NotFoundPage } from '@hanji/edition/states/NotFoundPage.tsx';
import type { ReactElement } from 'react';
import { useGetLegalQuery } from '#calls/endpoints.ts';
import type { LegalType } from '@hanji/contract/help-vocabulary.ts';
import { LegalScreen } from './LegalScreen.tsx';
import { LegalGate } from './LegalGate.tsx';

/** /legal/{type} (reading-service, section 2): a text in the version that holds now. */
export function LegalPage(): ReactElement {
  return <LegalGate missing={<NotFoundPage />}>{({ type }) => <Current type={type} />}</LegalGate>;
}

function Current({ type }: { readonly type: LegalType }): ReactElement {
  const query = useGetLegalQuery({ params: { type } });
  return <LegalScreen type={type} {...query} />;
}
