import { readFileSync } from 'node:fs';
import { checkPassword } from '@hanji/domain/forms/credentials.ts';
import { member } from '@hanji/server/db/schema/account/access.ts';
import { verifyPassword } from '@hanji/server/modules/account/credentials/password-hash.ts';
import { forgetMember } from '@hanji/server/modules/readers/forget-member.ts';
import { addChapter, addTitle } from '@hanji/server/modules/testing/works.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { demoMembers, demoPassword, demoReader } from './demo-members.ts';
import { seedMembers } from './seed-members.ts';

const { db, sql } = await freshDatabase();
const now = new Date('2026-11-20T03:00:00Z');

beforeEach(() => sql`truncate member, reader, content cascade`);

function rows() {
  return db.select().from(member).orderBy(member.id);
}

it('adds a member for each state, by the password of the README', async () => {
  await seedMembers(db, now);
  const added = await rows();
  expect(added.map(({ email }) => email)).toEqual(demoMembers.map(({ email }) => email));
  expect(checkPassword(demoPassword).ok).toBe(true);
  for (const { passwordHash } of added) {
    expect(await verifyPassword(passwordHash, demoPassword)).toBe(true);
  }
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  for (const { email } of demoMembers) expect(readme).toContain(email);
  expect(readme).toContain(demoPassword);
});

it('lets nobody but the dormant one and the one of an old password be asked for anything', async () => {
  await seedMembers(db, now);
  const asked = await sql`select email from member m where dormant_at is not null
    or password_changed_at <= ${now}::timestamptz - interval '6 months'
    or (select count(*) from consent c where c.member_id = m.id and c.agreed) <> 2 order by email`;
  expect(asked).toEqual([{ email: 'dormant@hanji.example' }, { email: 'expired@hanji.example' }]);
});

it('connects two of them with what stands in for every provider', async () => {
  await seedMembers(db, now);
  const logins = await sql`select subject, email, count(*)::int as providers from external_login
    join member on member.id = member_id group by subject, email order by subject`;
  expect(logins).toEqual([
    { subject: 'dormant', email: 'dormant@hanji.example', providers: 7 },
    { subject: 'member', email: 'reader@hanji.example', providers: 7 },
  ]);
});

it('gives the reader coins and tickets, once', async () => {
  const held = () =>
    sql`select email, given_coins, tickets from wallet join member m on m.id = member_id
      where given_coins > 1`;
  await seedMembers(db, now);
  await seedMembers(db, new Date(now.getTime() + 1));
  expect(await held()).toEqual([{ email: 'reader@hanji.example', given_coins: 53, tickets: 5 }]);
});

it('fills each inbox once, with gifts in every state, a message and a mission', async () => {
  await seedMembers(db, now);
  await seedMembers(db, new Date(now.getTime() + 1));
  const of =
    await sql`select kind, item, count(*)::int as entries, count(received_at)::int as received
    from inbox_entry e join inbox_recipient r on r.entry_id = e.id
    left join gift_item i on i.id = item_id
    left join gift_receipt g on g.gift_id = e.id where r.member_id = ${demoReader.id}
    group by kind, item order by kind, item`;
  expect(of).toEqual([
    { kind: 'gift', item: 'ad_ticket', entries: 1, received: 0 },
    { kind: 'gift', item: 'coin', entries: 3, received: 1 },
    { kind: 'gift', item: 'other', entries: 1, received: 0 },
    { kind: 'gift', item: 'ticket', entries: 1, received: 0 },
    { kind: 'message', item: null, entries: 1, received: 0 },
    { kind: 'mission', item: 'coin', entries: 1, received: 0 },
  ]);
});

it('changes nothing that a member has changed, and brings back who was deleted', async () => {
  await seedMembers(db, now);
  const [first, second] = demoMembers;
  const changed = { nickname: 'Somebody else', passwordHash: 'another', email: 'me@mail.example' };
  await db
    .update(member)
    .set(changed)
    .where(eq(member.id, first?.id ?? ''));
  await forgetMember(db, second?.id ?? '');
  await seedMembers(db, new Date(now.getTime() + 1));
  expect((await rows()).map(({ id }) => id)).toEqual(demoMembers.map(({ id }) => id));
  expect((await rows())[0]).toMatchObject(changed);
});

it('leaves an account alone that somebody opened by an address of the demo', async () => {
  await db.insert(member).values({ email: 'Reader@hanji.example', nickname: 'Mine' });
  await seedMembers(db, now);
  const all = await rows();
  expect(all).toHaveLength(demoMembers.length);
  expect(all.filter(({ nickname }) => nickname === demoReader.nickname)).toEqual([]);
  await seedMembers(db, now);
});

it('lets the reader have read, once there is something to read, and once', async () => {
  const readings = () => sql`select content_id, count(*)::int as chapters,
      count(finished_at)::int as finished from chapter_reading group by content_id order by 1`;
  await seedMembers(db, now);
  expect(await readings()).toEqual([]);
  const title = await addTitle(db);
  for (const sort of [1, 2, 3, 4]) await addChapter(db, title.id, { sort });
  const adult = await addTitle(db, { restrictedAge: 19 });
  await addChapter(db, adult.id);
  await seedMembers(db, now);
  expect(await readings()).toEqual([{ content_id: title.id, chapters: 3, finished: 2 }]);
  const other = await addTitle(db);
  await addChapter(db, other.id);
  await seedMembers(db, now);
  expect(await readings()).toHaveLength(1);
});
