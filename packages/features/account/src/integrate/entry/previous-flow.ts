import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** By which provider somebody went to show an account of which previous service. */
export type PreviousFlow = { readonly product: string; readonly loginType: LoginType };

const key = 'hanji.previousFlow.v1';

/** Remembers in this tab why it leaves for a provider. */
export function keepPreviousFlow(flow: PreviousFlow): void {
  tabSiteStorage.setItem(key, JSON.stringify(flow));
}

/** Null where this tab did not leave for the migration. Stays until forgotten. */
export function readPreviousFlow(): PreviousFlow | null {
  try {
    return flowIn(JSON.parse(tabSiteStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** The way to a provider and back has ended. */
export function forgetPreviousFlow(): void {
  tabSiteStorage.removeItem(key);
}

function flowIn(kept: Partial<Record<keyof PreviousFlow, unknown>> | null): PreviousFlow | null {
  const loginType = loginTypes.find((known) => known === kept?.loginType);
  if (!loginType || typeof kept?.product !== 'string') return null;
  return { product: kept.product, loginType };
}
