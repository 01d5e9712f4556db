import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CommentHistory, CommentPage } from '@hanji/contract/entities/community.ts';
import { commentOrders } from '@hanji/contract/comment-vocabulary.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db, sql } = await freshDatabase();
let now = testNow;
const context = { ...(await testContext(db, { edition: 'ko' })), now: () => now };
const ask = asker(await openTestApi(context), context);
const title = await addTitle(db);
let sort = 0;

/** What somebody else does while the pages are read; `at` picks the comment, `by` who does it. */
type Act = {
  readonly kind: 'post' | 'like' | 'unlike' | 'delete' | 'hide' | 'restore';
  readonly at: number;
  readonly by: number;
};

const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    'like',
    'like',
    'like',
    'like',
    'unlike',
    'post',
    'delete',
    'hide',
    'restore',
  ),
  at: fc.nat(59),
  by: fc.nat(3),
});

/** A chapter's comments in each order, and those of one author. */
const lists = [...commentOrders, 'author'] as const;
type List = (typeof lists)[number];

/** What is done at once beside the call of each page, and how long it is until the next. */
const anyStory = fc.record({
  list: fc.constantFrom(...lists),
  likes: fc.array(fc.nat(1), { minLength: 45, maxLength: 60 }),
  turns: fc.array(
    fc.record({
      acts: fc.array(anyAct, { minLength: 4, maxLength: 12 }),
      seconds: fc.integer({ min: 0, max: 9 }),
    }),
    { minLength: 4, maxLength: 4 },
  ),
});

async function openChapter(likes: readonly number[]) {
  sort += 1;
  const { id: chapterId } = await addChapter(db, title.id, { sort });
  const people = await Promise.all(Array.from({ length: 4 }, () => signIn(db)));
  await sql`insert into reader (kind, member_id)
    select 'member', id from unnest(${people.map(({ memberId }) => memberId)}::uuid[]) as p(id)`;
  const written = await sql`
    insert into chapter_comment (chapter_id, reader_id, body, posted_at, total_likes)
    select ${chapterId}::int, (select id from reader where member_id = ${people[0]?.memberId}::uuid),
      'old', ${testNow}::timestamptz - interval '1 day', l.likes
    from unnest(${[...likes]}::int[]) with ordinality as l(likes, n) order by l.n
    returning id, reader_id`;
  const authorId = Number(written[0]?.['reader_id']);
  return { chapterId, people, authorId, ids: written.map(({ id }) => Number(id)) };
}

type Opened = Awaited<ReturnType<typeof openChapter>>;

/** What is gone or hidden by now cannot be liked. */
function expectDone({ code }: { readonly code: number }): void {
  expect([200, 404]).toContain(code);
}

/** Does it by the calls that readers have; what an operator does, in the database. */
async function act({ kind, at, by }: Act, { chapterId, people, ids }: Opened): Promise<unknown> {
  const id = ids[at % ids.length] ?? 0;
  const token = people[by]?.token ?? '';
  switch (kind) {
    case 'post':
      return sql`insert into chapter_comment (chapter_id, reader_id, body, posted_at)
        select ${chapterId}::int, id, 'new', ${now}::timestamptz from reader
        where member_id = ${people[by]?.memberId}::uuid`;
    case 'like':
    case 'unlike':
      return expectDone(
        await ask(`/comic/comment/${id}/like`, {
          token,
          method: kind === 'like' ? 'POST' : 'DELETE',
        }),
      );
    case 'delete':
      return sql`update chapter_comment set deleted_at = now(), body = '' where id = ${id}`;
    case 'hide':
      return sql`update chapter_comment
        set hidden_at = now(), hidden_by = 'o', hidden_reason = 'r' where id = ${id}`;
    case 'restore':
      return sql`update chapter_comment
        set hidden_at = null, hidden_by = null, hidden_reason = null where id = ${id}`;
  }
}

/** A page of a list, and where to go on. */
async function readPage({ chapterId, authorId }: Opened, list: List, cursor: string | null) {
  if (list === 'author') {
    const query = cursor === null ? '' : `?lastRespondedPostedSeconds=${cursor}`;
    const { code, data } = await ask<CommentHistory>(`/comment/history/author/${authorId}${query}`);
    return { code, comments: data.comments, next: data.lastRespondedPostedSeconds };
  }
  const query = cursor === null ? '' : `?lastRespondedSeqNo=${cursor}`;
  const path = `/comic/${title.id}/chapter/${chapterId}/comment/${list}${query}`;
  const { code, data } = await ask<CommentPage>(path);
  return { code, comments: data.comments, next: data.lastRespondedSeqNo };
}

async function readAll(opened: Opened, list: List, turns: readonly Turn[]) {
  const seen: number[] = [];
  const left = [...turns];
  let cursor: string | null = null;
  do {
    const { acts = [], seconds = 0 } = left.shift() ?? {};
    const [page]: [Awaited<ReturnType<typeof readPage>>, ...unknown[]] = await Promise.all([
      readPage(opened, list, cursor),
      ...acts.map((doing) => act(doing, opened)),
    ]);
    expect(page.code).toBe(200);
    seen.push(...page.comments.map(({ id }) => id));
    cursor = page.next;
    now = new Date(now.getTime() + seconds * 1000);
  } while (cursor !== null);
  return seen;
}

type Turn = { readonly acts: readonly Act[]; readonly seconds: number };

it('[A7-074] [A7-080] [B7-085] [B7-086] pages neither skip nor repeat a comment, whatever others do at the same moment', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async ({ list, likes, turns }) => {
      now = testNow;
      const opened = await openChapter(likes);
      const seen = await readAll(opened, list, turns);
      expect(new Set(seen).size).toBe(seen.length);
      // Those that were there all the time, and nobody took away in between.
      const touched = turns
        .flatMap(({ acts }) => acts)
        .filter(({ kind }) => kind === 'delete' || kind === 'hide')
        .map(({ at }) => opened.ids[at % opened.ids.length]);
      const stayed = opened.ids.filter((id) => !touched.includes(id));
      expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
    }),
    { numRuns: 16 },
  );
});
