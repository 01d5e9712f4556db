import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import type { RefundChapter, RefundMember } from '@hanji/contract/entities/refund.ts';
import { refund } from '@hanji/i18n/locales/en-US/refund.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { vi } from 'vitest';
import { refundRoutes } from '#routes.ts';

type Profile = RefundMember['profile'];

export const userId = '11111111-1111-4111-8111-111111111111';
const dayMs = 86_400_000;

function fromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString();
}

/** When a service ends of which the window is open now, or was, or will be, so many days from now. */
export function shutdownAround(days = 0) {
  return {
    endOfServiceAt: fromNow(days + 5),
    requestFrom: fromNow(days - 5),
    requestUntil: fromNow(days + 5),
    now: fromNow(0),
  };
}

export function someProfile(more: Partial<Profile> = {}): Profile {
  return {
    refundBank: [
      { code: '004', name: 'KB Kookmin Bank' },
      { code: '088', name: 'Shinhan Bank' },
    ],
    nickname: 'Lan',
    userId,
    cellPhone: null,
    inventory: {
      refundTotalAmount: 1_234_567,
      refundPurchasedAmount: 1_200_000,
      refundBalanceCoin: 290,
      coinDetail: { ios: 120, aos: 90, aos3rdParty: 50, other: 30 },
    },
    refundAccountInfo: {
      accountNumber: '',
      bankCode: '',
      accountHolderName: '',
      bankbookFileUrl: null,
      locked: false,
    },
    refundCoins: [
      {
        store: 'aos3rdParty',
        purchasedAt: '2025-06-01T15:30:00.000Z',
        coins: 50,
        granted: 100,
        paid: 12_000,
        refundAmount: 6000,
      },
    ],
    refundRequest: null,
    ...more,
  };
}

export function someChapter(more: Partial<RefundChapter> = {}): RefundChapter {
  return {
    contentName: 'Mùa hè',
    chapterName: 'Chương 1',
    createdAt: '2025-06-01T15:30:00.000Z',
    usedCoin: 3,
    remainingDays: 213,
    unitPrice: 360,
    refundAmount: 211,
    ...more,
  };
}

/** A call that came, with the fields of its body. */
export type Came = { readonly call: string; readonly fields: Readonly<Record<string, unknown>> };

type OneAnswer = { readonly code?: number; readonly data?: unknown; readonly message?: string };

/** Answers in place of the service, which is another program, by method and path with its query. */
export function answer(
  answers: Readonly<Record<string, OneAnswer | ((came: Came) => OneAnswer)>>,
  shutdown: object | null = shutdownAround(),
): Came[] {
  const calls: Came[] = [];
  const config = {
    edition: 'vi-refund',
    languages: [],
    currency: 'KRW',
    timezone: 'Asia/Tokyo',
    shutdown,
    supportEmail: 'help@hanji.example',
    previousProduct: null,
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(new Request(input).url);
    const path = url.pathname.replace(/^\/api/, '') + url.search;
    const body = init?.body;
    const fields = body instanceof FormData ? Object.fromEntries(body) : {};
    const came = { call: `${init?.method ?? 'GET'} ${path}`, fields };
    calls.push(came);
    const isConfig = path === '/app/config/web';
    const known = answers[came.call] ?? (isConfig ? { data: config } : undefined);
    const given = typeof known === 'function' ? known(came) : (known ?? { code: 404 });
    const { code = 200, data = null, message = '' } = given;
    const result = { code, message, debug: null };
    return Response.json({ data, result }, { status: code === 304 ? 200 : code });
  });
  return calls;
}

/** Opens the refund pages for a member, or for a visitor. */
export function openRefund(at: string, { member = true }: { readonly member?: boolean } = {}) {
  const edition = someEdition({
    id: 'vi-refund',
    supports: { refund: true },
    timeZone: 'Asia/Tokyo',
  });
  const routes = editionRoutes(edition, [
    { path: '/login', element: <h1>Sign in</h1> },
    { path: '/', element: <h1>Home</h1> },
    ...refundRoutes,
  ]);
  const user = { userId, nickname: 'Lan', avatarImageUrl: null };
  return openSite({ edition, routes, at, words: { refund, units }, ...(member && { user }) });
}
