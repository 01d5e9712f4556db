import { fillPath } from '@hanji/contract/calls/call.ts';
import { purchaseCalls } from '@hanji/contract/calls/purchase.ts';
import { vi } from 'vitest';

/** An answer by code and data; `lost` reaches nobody, though it was given. */
export type Answer =
  | { readonly code: number; readonly data?: unknown; readonly message?: string }
  | 'lost';

type Came = { readonly call: string; readonly body: Readonly<Record<string, string>> };

/** The path of a call for chapter 2 of comic 1. */
export function pathOf(
  call: keyof typeof purchaseCalls,
  more: Record<string, string> = {},
): string {
  return fillPath(purchaseCalls[call].path, {
    contentType: 'comic',
    contentId: 1,
    chapterId: 2,
    ...more,
  });
}

/**
 * Answers in place of the service, which is another program: by method and path, each answer once
 * and the last of them again. It hands out tokens t1, t2 and says which coins pay a price.
 */
export function walletService(answers: Readonly<Record<string, readonly Answer[]>>): Came[] {
  const came: Came[] = [];
  const left = new Map(Object.entries(answers).map(([call, list]) => [call, [...list]]));
  let tokens = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input).url);
    const call = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const body = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : {};
    came.push({ call, body });
    const own = left.get(call);
    const answer =
      (own && own.length > 1 ? own.shift() : own?.[0]) ?? standard(call, () => ++tokens);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const { code, data = null, message = '' } = answer;
    return Response.json(
      { data, result: { code, message, debug: null } },
      { status: code === 208 ? 200 : code },
    );
  });
  return came;
}

function standard(call: string, next: () => number): Answer {
  if (call === 'POST /coin/transaction/token') {
    return { code: 200, data: { transactionToken: `t${next()}` } };
  }
  const price = /^GET \/coin\/spending\/(\d+)$/.exec(call)?.[1];
  if (price === undefined) return { code: 404 };
  const uses = [
    { kind: 'given', amount: 1, expireAt: '2027-01-08T00:00:00.000Z' },
    { kind: 'purchased', amount: Number(price) - 1, expireAt: null },
  ];
  return { code: 200, data: { uses, missing: 0, balanceAfter: 9 - Number(price) } };
}

/** What the service says of a price for which so many coins are missing. */
export function missing(price: number, coins: number): Answer {
  const uses = [{ kind: 'purchased', amount: price - coins, expireAt: null }];
  return { code: 200, data: { uses, missing: coins, balanceAfter: 0 } };
}

/** What the service says of chapters that are the reader's now. */
export function bought(...ids: readonly number[]): Answer {
  const activity = { unlocked: true, rented: false, rentRemained: 0 };
  const coin = { purchasedAmount: 6, freeAmount: 0, closestExpireAmount: 0, closestExpireAt: null };
  const inventory = { ticket: { amount: 0 }, coin, readForFree: { amount: 0, recoverRemained: 0 } };
  const takeBackUntil = new Date(Date.now() + 60_000).toISOString();
  return {
    code: 200,
    data: { chapters: ids.map((id) => ({ id, activity })), inventory, takeBackUntil },
  };
}
