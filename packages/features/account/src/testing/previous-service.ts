import type { PreMigration } from '@hanji/contract/entities/member.ts';
import type { CurrentUser } from '@hanji/edition/session/current-user.ts';
import { openAccount } from './open-account.tsx';

/** What the service says of itself: which previous service it moves accounts from. */
export function config(previousProduct: string | null) {
  return { 'GET /app/config/web': { data: { languages: [], previousProduct } } } as const;
}

export const noneMoved = {
  'GET /preprevious': { data: { allowed: true, moved: null } satisfies PreMigration },
} as const;

export const moved = {
  allowed: false,
  moved: { purchasedCoins: 120, freeCoins: 7, movedAt: '2027-03-01T12:00:00.000Z' },
} as const satisfies PreMigration;

/** Opens a page of the migration, for a visitor unless somebody is named. */
export function openPrevious(at: string, user?: CurrentUser) {
  return openAccount(at, {
    edition: { loginTypes: ['apple', 'google'] },
    ...(user && { user }),
    reached: ['/login', '/login/auth', '/coin/history/distributed'],
  });
}
