import { expect, it } from 'vitest';
import { forgetMember } from '#modules/readers/forget-member.ts';
import { openDesk } from './testing/open-desk.ts';

const desk = await openDesk();
const { sql } = desk;

it('with a member goes what nobody else has seen, and no file on its way is left', async () => {
  const own = await desk.withPages(1);
  const kept = await desk.withPages(1);
  await desk.begin(own, { name: 'a.png', size: 5 });
  await forgetMember(desk.db, own.memberId);
  const rows = await sql<{ id: number }>`select chapter_id as id from article_page
    union all select chapter_id from article_desk union all select chapter_id from article_upload
    where state = 'receiving'`;
  expect(rows.map(({ id }) => id)).toEqual([kept.article.chapterId, kept.article.chapterId]);
});

it('with a member go the pictures that readers saw, which nobody can see any more', async () => {
  const own = await desk.withPages(1);
  await desk.publish(own, 1);
  await sql`update challenge_title set square_id = (select cover_id from challenge_chapter
    where id = ${own.article.chapterId}::int) where id = ${own.title.contentId}::int`;
  await forgetMember(desk.db, own.memberId);
  const pictures = await sql`select image_id from challenge_chapter_image
    where chapter_id = ${own.article.chapterId}::int
    union all select cover_id from challenge_chapter where id = ${own.article.chapterId}::int
    union all select square_id from challenge_title where id = ${own.title.contentId}::int`;
  expect(pictures.map((row) => row['image_id'])).toEqual([null, null]);
});
