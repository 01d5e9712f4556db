import { randomBytes } from 'node:crypto';
import type { Executor } from '#db/executor.ts';
import { challengeChapter, challengeChapterImage } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { signIn } from '#http/testing/sign-in.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addImage } from '#modules/testing/works.ts';

const day = 86_400_000;

function onlyOne<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was stored');
  return row;
}

/** A member with a row as a reader, and their session. */
export async function addCreator(db: Executor) {
  const { memberId, token } = await signIn(db, { expiresAt: new Date('2027-01-01') });
  const { id } = onlyOne(
    await db.insert(reader).values({ kind: 'member', memberId }).returning({ id: reader.id }),
  );
  return { memberId, token, readerId: id };
}

/** A drama of a creator, without chapters; columns can be others. */
export async function addChallengeTitle(
  db: Executor,
  readerId: number,
  columns: Partial<typeof challengeTitle.$inferInsert> = {},
): Promise<typeof challengeTitle.$inferSelect> {
  const at = new Date(testNow.getTime() - 100 * day);
  return onlyOne(
    await db
      .insert(challengeTitle)
      .values({
        readerId,
        name: '海辺の灯台',
        genreIds: [4],
        createdAt: at,
        updatedAt: at,
        ...columns,
      })
      .returning(),
  );
}

/** A chapter that appeared a day ago, without images; columns can be others. */
export async function addChallengeChapter(
  db: Executor,
  contentId: number,
  columns: Partial<typeof challengeChapter.$inferInsert> = {},
): Promise<typeof challengeChapter.$inferSelect> {
  const at = new Date(testNow.getTime() - day);
  return onlyOne(
    await db
      .insert(challengeChapter)
      .values({
        contentId,
        name: '第1話',
        status: 'published',
        version: randomBytes(8).toString('hex'),
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
        ...columns,
      })
      .returning(),
  );
}

/** Gives a chapter so many pages of one slice each; their image ids, in reading order. */
export async function addChallengePages(
  db: Executor,
  chapterId: number,
  pages: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const imageId = await addImage(db, 'pages');
    await db
      .insert(challengeChapterImage)
      .values({ chapterId, page, slice: 0, imageId, size: 1000 + page });
    ids.push(imageId);
  }
  return ids;
}
