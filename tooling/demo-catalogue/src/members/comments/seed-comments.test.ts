import { checkComment } from '@hanji/domain/forms/community.ts';
import { checkNickname } from '@hanji/domain/forms/profile.ts';
import { addChapter, addTitle } from '@hanji/server/modules/testing/works.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { expect, it } from 'vitest';
import { workLocales } from '#script.ts';
import { commentWords } from './comment-words.ts';
import { seedComments } from './seed-comments.ts';

const { db, sql } = await freshDatabase();
const now = new Date('2026-11-20T03:00:00Z');

it.each(workLocales)('says in %s what a reader could', (language) => {
  const { nicknames, comments } = commentWords[language];
  expect(comments.filter((comment) => !checkComment(comment).ok)).toEqual([]);
  expect(nicknames.filter((nickname) => !checkNickname(nickname).ok)).toEqual([]);
  expect(new Set(comments).size).toBe(comments.length);
});

it('lets readers of a language talk about its first works, most about the first, once', async () => {
  await seedComments(db, now);
  const said = () => sql`select t.content_id, t.total, sum(c.total_likes)::int as likes
    from comment_total t join chapter_comment c using (chapter_id)
    group by t.content_id, t.total order by 1`;
  expect(await said()).toEqual([]);
  const [first, second] = [await addTitle(db), await addTitle(db)];
  const silent = await addTitle(db, { commentEnabled: false });
  const adult = await addTitle(db, { restrictedAge: 19 });
  for (const { id } of [first, second, silent, adult]) await addChapter(db, id);
  await seedComments(db, now);
  const found = await said();
  expect(found.map(({ content_id: id }) => id)).toEqual([first.id, second.id]);
  expect(found[0]?.['total']).toBe(commentWords['ko-KR'].comments.length);
  expect(Number(found[1]?.['total'])).toBeLessThan(Number(found[0]?.['total']));
  await seedComments(db, new Date(now.getTime() + 1));
  expect(await said()).toEqual(found);
  const likes = await sql`select count(*)::int as rows, (select sum(total_likes)::int
    from chapter_comment) as told from comment_like`;
  expect(likes[0]?.['rows']).toBe(likes[0]?.['told']);
});
