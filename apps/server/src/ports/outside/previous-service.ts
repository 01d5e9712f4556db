import { z } from 'zod';
import type { LoginType } from '@hanji/contract/vocabulary.ts';
import { askService, type OutsideService } from './ask-service.ts';

const coins = z.int().min(0).max(1_000_000_000);

/** An account as the previous service describes it. */
export const previousAccount = z.object({
  id: z.string().regex(/^[\w.:-]{1,255}$/),
  email: z.string().max(254).nullable(),
  nickname: z.string().max(200),
  purchasedCoins: coins,
  freeCoins: coins,
});
export type PreviousAccount = z.output<typeof previousAccount>;

/** The account that an email and a password belong to; null where there is none. @throws ServiceAwayError */
export function findByPassword(
  service: OutsideService,
  credentials: { readonly email: string; readonly password: string },
): Promise<PreviousAccount | null> {
  return askService(service, '/account/by-password', credentials, previousAccount);
}

/** The account that a serial code was given out for; null where there is none. @throws ServiceAwayError */
export function findBySerialCode(
  service: OutsideService,
  serialCode: string,
): Promise<PreviousAccount | null> {
  return askService(service, '/account/by-serial-code', { serialCode }, previousAccount);
}

/** The account that a provider's user had there; null where there is none. @throws ServiceAwayError */
export function findByLogin(
  service: OutsideService,
  login: { readonly loginType: LoginType; readonly subject: string },
): Promise<PreviousAccount | null> {
  return askService(service, '/account/by-login', login, previousAccount);
}
