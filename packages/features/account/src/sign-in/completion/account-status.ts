import type { AuthenticationResult, DormantCheck } from '@hanji/contract/entities/member.ts';
import type { AccountStatus } from '@hanji/domain/account/sign-in.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What an account still asks for after its credentials were right, and what reactivates a dormant one. */
export type KeptAccountStatus = AccountStatus & { readonly dormantCheck: DormantCheck | null };

const key = 'hanji.accountStatus.v1';

const nothing: KeptAccountStatus = {
  dormant: false,
  consentNeeded: false,
  passwordChangeDue: false,
  dormantCheck: null,
};

/** Of who has signed in. */
export function accountStatusOf(result: AuthenticationResult): KeptAccountStatus {
  return {
    dormant: result.dormantStatus,
    consentNeeded: result.policyStatus,
    passwordChangeDue: result.passwordExpiredStatus,
    dormantCheck: null,
  };
}

/** Of who proved to own a dormant account, by its password or by a provider. */
export function dormantAccountStatus(dormantCheck: DormantCheck): KeptAccountStatus {
  return { ...nothing, dormant: true, dormantCheck };
}

/** For the pages after a sign-in, in this tab, loaded anew or not. */
export function keepAccountStatus(status: KeptAccountStatus): void {
  tabSiteStorage.setItem(key, JSON.stringify(status));
}

export function forgetAccountStatus(): void {
  tabSiteStorage.removeItem(key);
}

/** Nothing is asked for where nothing is kept. */
export function readAccountStatus(): KeptAccountStatus {
  try {
    return accountStatusIn(JSON.parse(tabSiteStorage.getItem(key) ?? '{}'));
  } catch {
    return nothing;
  }
}

function accountStatusIn(
  kept: Partial<Record<keyof KeptAccountStatus, unknown>> | null,
): KeptAccountStatus {
  const dormantCheck = checkIn(kept?.dormantCheck ?? null);
  return {
    dormant: kept?.dormant === true && dormantCheck !== null,
    consentNeeded: kept?.consentNeeded === true,
    passwordChangeDue: kept?.passwordChangeDue === true,
    dormantCheck,
  };
}

function checkIn(kept: unknown): DormantCheck | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { neoIdUid, responseTokenType, tokenTypeHint } = kept as Partial<
    Record<keyof DormantCheck, unknown>
  >;
  if (typeof neoIdUid !== 'string' || typeof tokenTypeHint !== 'string') return null;
  if (typeof responseTokenType !== 'string') return null;
  return { neoIdUid, responseTokenType, tokenTypeHint };
}
