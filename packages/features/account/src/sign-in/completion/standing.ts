import type { AuthenticationResult, DormantCheck } from '@hanji/contract/entities/member.ts';
import type { AccountStanding } from '@hanji/domain/account/sign-in.ts';
import { tabSiteStorage } from '@hanji/edition/storage/site-storage.ts';

/** What an account still asks for after its credentials were right, and what wakes a dormant one. */
export type KeptStanding = AccountStanding & { readonly dormantCheck: DormantCheck | null };

const key = 'hanji.standing.v1';

const nothing: KeptStanding = {
  dormant: false,
  consentNeeded: false,
  passwordChangeDue: false,
  dormantCheck: null,
};

/** Of who has signed in. */
export function standingOf(result: AuthenticationResult): KeptStanding {
  return {
    dormant: result.dormantStatus,
    consentNeeded: result.policyStatus,
    passwordChangeDue: result.passwordExpiredStatus,
    dormantCheck: null,
  };
}

/** Of who proved to own a dormant account, by its password or by a provider. */
export function dormantStanding(dormantCheck: DormantCheck): KeptStanding {
  return { ...nothing, dormant: true, dormantCheck };
}

/** For the pages after a sign-in, in this tab, loaded anew or not. */
export function keepStanding(standing: KeptStanding): void {
  tabSiteStorage.setItem(key, JSON.stringify(standing));
}

export function forgetStanding(): void {
  tabSiteStorage.removeItem(key);
}

/** Nothing is asked for where nothing is kept. */
export function readStanding(): KeptStanding {
  try {
    return standingIn(JSON.parse(tabSiteStorage.getItem(key) ?? '{}'));
  } catch {
    return nothing;
  }
}

function standingIn(kept: Partial<Record<keyof KeptStanding, unknown>> | null): KeptStanding {
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
