import { appApi } from '@hanji/api-client/endpoints/app.ts';
import type { ApiError } from '@hanji/api-client/request/api-error.ts';
import {
  integrateGuard,
  type IntegrateMessage,
} from '@hanji/domain/errors/outcome/integrate-outcome.ts';
import type { EditionStore } from '@hanji/edition/session/store.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { answerOfQuery } from '#endpoints/answer.ts';
import { migrationEndpoints } from '../endpoints.ts';

export type Entry =
  | { readonly kind: 'checking' }
  /** Nobody has set a previous service. */
  | { readonly kind: 'none' }
  | { readonly kind: 'enter'; readonly product: string }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | IntegrateMessage;

async function readEntry(dispatch: EditionStore['dispatch']): Promise<Entry> {
  const ofSite = { params: { platform: 'web' } };
  const { getAppConfig } = appApi.endpoints;
  const config = await answerOfQuery(() =>
    dispatch(getAppConfig.initiate(ofSite, { subscribe: false })),
  );
  if (config.error) return { kind: 'failed', error: config.error };
  const product = config.data.previousProduct;
  if (product === null) return { kind: 'none' };
  const anew = { subscribe: false, forceRefetch: true } as const;
  const { checkPreMigration } = migrationEndpoints;
  const { data, error } = await answerOfQuery(() =>
    dispatch(checkPreMigration.initiate({ params: { product } }, anew)),
  );
  const outcome = integrateGuard(error ?? data);
  if (outcome.kind === 'enter') return { kind: 'enter', product };
  if (outcome.kind === 'message') return outcome;
  return error ? { kind: 'failed', error } : { kind: 'none' };
}

type UseEntry = { readonly entry: Entry; readonly check: () => Promise<void> };

/**
 * Whether somebody may begin, asked once as the page opens: who has entered stays until the move
 * is done, though the same question would then be answered otherwise.
 */
export function useEntry(): UseEntry {
  const dispatch = useDispatch<EditionStore['dispatch']>();
  const [entry, setEntry] = useState<Entry>({ kind: 'checking' });
  const begun = useRef(false);
  const check = async (): Promise<void> => {
    setEntry({ kind: 'checking' });
    setEntry(await readEntry(dispatch));
  };
  const checkOnce = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void check();
  });
  useEffect(() => checkOnce(), []);
  return { entry, check };
}
