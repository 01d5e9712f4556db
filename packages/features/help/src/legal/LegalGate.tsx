import { isJapanese, isOffered } from '@hanji/domain/help/legal.ts';
import { useEdition } from '@hanji/edition/edition-context.tsx';
import { Redirect } from '@hanji/edition/router/Redirect.tsx';
import type { ReactElement, ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { legalPath, readLegalAddress, type LegalAddress } from '#paths/help-paths.ts';

type LegalGateProps = {
  readonly missing: ReactNode;
  readonly children: (address: LegalAddress) => ReactNode;
};

/** Lets through to what this edition has; what is only in Japanese is asked for as that. */
export function LegalGate({ missing, children }: LegalGateProps): ReactElement {
  const address = readLegalAddress(useParams());
  const [query] = useSearchParams();
  const { locales } = useEdition();
  if (!address || !isOffered(address.type, locales)) return <>{missing}</>;
  if (isJapanese(address.type) && query.get('languageCode') !== 'ja') {
    return <Redirect to={legalPath(address.type, address.version)} />;
  }
  return <>{children(address)}</>;
}
