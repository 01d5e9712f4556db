import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';
import { redirectTarget } from '@hanji/domain/paths/redirect-target.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What somebody went to a provider for. */
export type ExternalFlow = {
  readonly loginType: LoginType;
  /** `connect` adds the login to the account that is signed in. */
  readonly purpose: 'signIn' | 'connect';
  /** A path of this site, `/` where none was wanted. */
  readonly redirect: string;
};

const key = 'hanji.externalFlow.v1';
const purposes = ['signIn', 'connect'] as const;

/** Remembers in this tab why it leaves for a provider, and where it is to go on afterwards. */
export function keepExternalFlow(flow: ExternalFlow): void {
  tabSiteStorage.setItem(key, JSON.stringify(flow));
}

/** What this tab left for; null where it did not, or another version wrote it. Stays until forgotten. */
export function readExternalFlow(): ExternalFlow | null {
  try {
    return flowOf(JSON.parse(tabSiteStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** The way to a provider and back has ended. */
export function forgetExternalFlow(): void {
  tabSiteStorage.removeItem(key);
}

function flowOf(kept: unknown): ExternalFlow | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { loginType, purpose, redirect } = kept as Partial<Record<keyof ExternalFlow, unknown>>;
  const knownType = loginTypes.find((known) => known === loginType);
  const knownPurpose = purposes.find((known) => known === purpose);
  if (!knownType || !knownPurpose || typeof redirect !== 'string') return null;
  return { loginType: knownType, purpose: knownPurpose, redirect: redirectTarget(redirect) };
}
