import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { distribute } from '#modules/inbox/entries/distribute.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { forgetMember } from './forget-member.ts';

const { db, sql } = await freshDatabase();

it('takes an account with what its member wrote and was given, none of which goes by itself', async () => {
  // One who never read: no reader's row holds the account.
  const { memberId } = await signIn(db);
  const [asked] = await sql<{ id: number }>`
    insert into inquiry (edition, locale, category, body, email, member_id, sent_at)
    values ('ko', 'ko-KR', 'payment', 'Where are my coins?', 'a@b.example', ${memberId}, ${testNow})
    returning id`;
  await sql`insert into inquiry_image (inquiry_id, position, object_key)
    values (${asked?.id}, 0, 'inquiries/coins.webp')`;
  await sql`insert into consent (member_id, type, version, agreed)
    values (${memberId}, 'marketing_notification', '1.0', true)`;
  await sql`insert into point_conversion (member_id, created_at, changed_at)
    values (${memberId}, ${testNow}, ${testNow})`;
  await sql`insert into offer_user (member_id, partner) values (${memberId}, 'pincrux')`;
  const words = { title: 'Thanks', description: '', translations: {}, link: null };
  const by = { operator: 'sujin', reason: 'thanks' };
  const contents = { item: 'coin', amount: 5, days: null } as const;
  const gift = { ...words, ...by, contents, expiresAt: testNow };
  const giftId = await distribute(db, { kind: 'gift', ...gift }, [memberId], testNow);
  const [entry] = await sql<{ id: number }>`
    with made as (insert into wallet (member_id, given_coins) values (${memberId}, 5) returning id)
    insert into ledger_entry (wallet_id, kind, at) select id, 'grant', ${testNow} from made
    returning id`;
  await sql`insert into gift_receipt (member_id, gift_id, received_at, ledger_entry_id)
    values (${memberId}, ${giftId}, ${testNow}, ${entry?.id})`;
  const tables = async () => {
    const [counts] = await sql`select (select count(*) from member)::int as members,
      (select count(*) from inquiry)::int as inquiries,
      (select count(*) from inquiry_image)::int as pictures,
      (select count(*) from consent)::int as consents,
      (select count(*) from point_conversion)::int as conversions,
      (select count(*) from offer_user)::int as partners,
      (select count(*) from inbox_recipient)::int as recipients,
      (select count(*) from gift_receipt)::int as receipts,
      (select count(*) from ledger_entry)::int as entries`;
    return counts;
  };
  const before = await tables();
  expect(Object.values(before ?? {})).toEqual(Object.values(before ?? {}).map(() => 1));

  const restricted = 'violates RESTRICT setting of foreign key constraint';
  for (const bare of [
    () => sql`delete from member where id = ${memberId}`,
    () => sql`delete from inquiry`,
    () => sql`delete from inbox_entry`,
  ]) {
    await expect(bare()).rejects.toThrow(restricted);
  }
  expect(await tables()).toEqual(before);

  await forgetMember(db, memberId);
  const gone = Object.fromEntries(Object.keys(before ?? {}).map((name) => [name, 0]));
  expect(await tables()).toEqual({ ...gone, entries: 1 });
});
