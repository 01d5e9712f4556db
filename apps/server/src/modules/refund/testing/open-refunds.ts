import sharp from 'sharp';
import type { RefundChapters, RefundMember } from '@hanji/contract/entities/refund.ts';
import type { Database } from '#db/client.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { booksBefore } from './books.ts';

/** Members of a service that ends, whose books are written as buying does, by a clock that is set. */
export async function openRefunds(db: Database) {
  const made = await testContext(db, { edition: 'vi-refund' });
  const { shutdown } = made.settings;
  const clock = { now: new Date('2025-10-20T03:00:00Z') };
  const context = { ...made, now: () => clock.now };
  const api = await openTestApi(context);
  const ask = asker(api, context);
  const books = booksBefore(db, shutdown.endOfServiceAt);
  const { before, charge, grant } = books;
  let sort = 0;
  const title = await addTitle(db, { name: 'Mùa hè' });

  async function newMember(nickname = 'Lan') {
    const email = `${crypto.randomUUID()}@example.com`;
    const expiresAt = new Date('2035-01-01T00:00:00Z');
    return { ...(await signIn(db, { nickname, email, expiresAt })), email };
  }

  /** Buys a chapter of its own for so many coins, so many days before the service ends. */
  async function buy(memberId: string, price: number, daysBefore: number) {
    sort += 1;
    const { id } = await addChapter(db, title.id, { sort });
    await books.buy(memberId, { contentId: title.id, chapterId: id }, price, daysBefore);
    return id;
  }

  function picture(): Promise<Buffer> {
    const create = { width: 60, height: 40, channels: 3, background: 'red' } as const;
    return sharp({ create })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
  }

  const account = { bankCode: '088', accountNumber: '11012345678901', accountHolderName: 'LAN' };

  async function request(
    token: string,
    fields: Record<string, string> = {},
    file?: Uint8Array | null,
  ) {
    const parts = new FormData();
    for (const [name, value] of Object.entries({ ...account, ...fields }))
      parts.append(name, value);
    if (file) parts.append('attachImage', new File([new Uint8Array(file)], 'book.png'));
    return ask<null>('/refund/member', { token, parts, method: 'POST' });
  }

  async function profile(token: string): Promise<RefundMember['profile']> {
    return (await ask<RefundMember>('/refund/member', { token })).data.profile;
  }

  async function chapters(token: string, query = ''): Promise<RefundChapters> {
    return (await ask<RefundChapters>(`/refund/member/chapter/detail${query}`, { token })).data;
  }

  return {
    context,
    api,
    clock,
    ask,
    shutdown,
    title,
    before,
    newMember,
    charge,
    grant,
    buy,
    picture,
    account,
    request,
    profile,
    chapters,
  };
}
