import type { RefundState } from '@hanji/contract/refund-states.ts';
import { addMonths } from '@hanji/domain/times/calendar.ts';
import type { member } from '@hanji/server/db/schema/account/access.ts';

/** Everybody's in the demo, as its README says: accounts that nobody owns. */
export const demoPassword = 'hanji-demo-1';

type MemberColumns = Partial<typeof member.$inferInsert>;

export type DemoMember = {
  /** Fixed, so that a member is found again whatever else changes. */
  readonly id: string;
  readonly email: string;
  readonly nickname: string;
  /** Whom the stand-in for external providers calls so, whichever it stands in for. */
  readonly login?: string;
  /** Coins that are given with the account; without `days` for good. */
  readonly coins?: readonly { readonly coins: number; readonly days?: number }[];
  /** Tickets, likewise. */
  readonly tickets?: readonly { readonly tickets: number; readonly days?: number }[];
  /** Has bought chapters and coins in the service that ends, and asked for this; null has not. */
  readonly refund?: RefundState | null;
  /** What else is stored of somebody who is first there at this moment. */
  readonly columns: (now: Date) => MemberColumns;
};

function idOf(number: number): string {
  return `4a6e6a69-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Has read some of the first works in each language, and has coins and tickets. */
export const demoReader: DemoMember = {
  id: idOf(2),
  email: 'reader@hanji.example',
  nickname: 'Juno',
  login: 'member',
  coins: [{ coins: 40 }, { coins: 12, days: 20 }],
  tickets: [{ tickets: 2 }, { tickets: 3, days: 14 }],
  columns: () => ({ emailNotify: true }),
};

/** One who may ask for a refund, and one for each state that this can be in. */
const refundMembers = [
  { state: null, nickname: 'Lan' },
  { state: 'requested', nickname: 'Minh' },
  { state: 'taken_up', nickname: 'Thu' },
  { state: 'paid', nickname: 'Nam' },
  { state: 'returned', nickname: 'Hoa' },
  { state: 'refused', nickname: 'Phong' },
] as const satisfies readonly { readonly state: RefundState | null; readonly nickname: string }[];

/** One for each state that an account can be in. */
export const demoMembers: readonly DemoMember[] = [
  { id: idOf(1), email: 'newcomer@hanji.example', nickname: 'Hana', columns: () => ({}) },
  demoReader,
  {
    id: idOf(3),
    email: 'adult@hanji.example',
    nickname: 'Sera',
    columns: (now) => ({ acceptMature: true, adultCertifiedAt: now }),
  },
  {
    id: idOf(4),
    email: 'dormant@hanji.example',
    nickname: 'Noel',
    login: 'dormant',
    columns: (now) => ({ lastSignedInAt: addMonths(now, -14), dormantAt: addMonths(now, -2) }),
  },
  {
    id: idOf(5),
    email: 'expired@hanji.example',
    nickname: 'Ivo',
    columns: (now) => ({ passwordChangedAt: addMonths(now, -7) }),
  },
  ...refundMembers.map(({ state, nickname }, at) => ({
    id: idOf(6 + at),
    email: `refund${state === null ? '' : `-${state.replace('_', '-')}`}@hanji.example`,
    nickname,
    refund: state,
    columns: () => ({ locale: 'vi-VN' as const }),
  })),
];
