import { defaultRequestSecret } from '@hanji/contract/headers.ts';
import { refundRequest } from '@hanji/server/db/schema/refund/refund.ts';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { wireHeaders } from '@hanji/server/http/testing/wire-headers.ts';
import { booksBefore } from '@hanji/server/modules/refund/testing/books.ts';
import { settleRequest } from '@hanji/server/modules/refund/operators/change-request.ts';
import { takeUp } from '@hanji/server/modules/refund/operators/take-up.ts';
import { asc, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { originOf } from '#service/state.ts';
import { database } from './database.ts';
import { vietnamese } from './editions.ts';
import { addAccount, openSession, type Account } from './members.ts';

/** As announced; the journeys' service takes requests for longer. */
export const endOfServiceAt = new Date('2025-10-31T14:59:00.000Z');

/** What the account is that members here ask to be paid to. */
export const bankAccount = {
  bankCode: '088',
  accountNumber: '11012345678901',
  accountHolderName: 'NGUYEN LAN',
} as const;

/**
 * A member of the service that ended: 10 coins of 1,200 won from the App Store and 90 of 9,900 from
 * the web, of which each of the newest chapters took 2, one a day until the end.
 */
export async function addBuyer(chapters = 2): Promise<Account> {
  const account = await addAccount({ columns: { nickname: 'Lan' } });
  const books = booksBefore(database(), endOfServiceAt);
  await books.charge(account.id, { coins: 10, won: 1200, daysBefore: 60, platform: 'ios' });
  await books.charge(account.id, { coins: 90, won: 9900, daysBefore: 50 });
  const places = await database()
    .select({ contentId: chapter.contentId, chapterId: chapter.id })
    .from(chapter)
    .orderBy(asc(chapter.id))
    .limit(chapters);
  if (places.length < chapters) throw new Error('the catalogue has too few chapters');
  for (const [at, place] of places.entries()) await books.buy(account.id, place, 2, at + 1);
  return account;
}

/** A picture that a bank book could be. */
export function bankbook(): Promise<Buffer> {
  const create = { width: 640, height: 400, channels: 3, background: '#d8e4d0' } as const;
  return sharp({ create }).png().toBuffer();
}

/** Asks for the refund as another device of the member does. */
export async function askElsewhere({ id }: Account, image?: Buffer): Promise<void> {
  const token = await openSession(id);
  const headers = wireHeaders(defaultRequestSecret, new Date(), {
    authorization: `Bearer ${token}`,
    'accept-language': vietnamese.language,
  });
  const body = new FormData();
  for (const [name, value] of Object.entries(bankAccount)) body.append(name, value);
  if (image) body.append('attachImage', new File([new Uint8Array(image)], 'book.png'));
  const address = `${originOf('server')}/refund/member`;
  const response = await fetch(address, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`a request was answered with ${response.status}`);
}

type Doing = 'take' | 'paid' | 'returned' | 'refuse';

/** Does what an operator does with the newest request of a member. */
export async function operate({ id }: Account, doing: Doing, reason?: string): Promise<void> {
  const db = database();
  const [request] = await db
    .select()
    .from(refundRequest)
    .where(eq(refundRequest.memberId, id))
    .orderBy(desc(refundRequest.changedAt))
    .limit(1);
  if (!request) throw new Error('nothing was asked for');
  const by = { operator: 'journeys', at: new Date(), ...(reason && { reason }) };
  const done =
    doing === 'take'
      ? (await takeUp(db, [request], by)).batchId
      : await settleRequest(db, request, doing, by);
  if (done === null) throw new Error(`${doing} was not done`);
}
