import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction, type Transaction } from '@hanji/server/db/executor.ts';
import { member } from '@hanji/server/db/schema/account/access.ts';
import { chapterComment, commentLike } from '@hanji/server/db/schema/community/comment.ts';
import { reader } from '@hanji/server/db/schema/readers/reader.ts';
import { content } from '@hanji/server/db/schema/works/catalogue.ts';
import { chapter } from '@hanji/server/db/schema/works/chapter.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import { type WorkLocale, workLocales } from '#script.ts';
import { commentWords } from './comment-words.ts';

/** Works of a language that are talked about; the first of them most. */
const talkedAbout = 4;
const hourMs = 60 * 60 * 1000;

/** Of those who talk in the demo and whom nobody signs in as: a namespace of ids of their own. */
function talkerId(language: number, talker: number): string {
  return `4a6e6a69-0001-4000-8000-${String(language * 100 + talker).padStart(12, '0')}`;
}

/** The readers of a language who talk, added where they are not there. */
async function talkersOf(tx: Transaction, language: WorkLocale): Promise<number[]> {
  const place = workLocales.indexOf(language);
  const { nicknames } = commentWords[language];
  const members = nicknames.map((nickname, talker) => ({
    id: talkerId(place, talker),
    nickname,
    locale: language,
  }));
  await tx.insert(member).values(members).onConflictDoNothing();
  const ids = members.map(({ id }) => id);
  await tx
    .insert(reader)
    .values(ids.map((memberId) => ({ kind: 'member' as const, memberId })))
    .onConflictDoNothing();
  const rows = await tx
    .select({ id: reader.id })
    .from(reader)
    .where(inArray(reader.memberId, ids))
    .orderBy(asc(reader.memberId));
  return rows.map(({ id }) => id);
}

/** The first free chapters of a language's first works for everybody that take comments. */
async function chaptersIn(tx: Transaction, language: WorkLocale, now: Date): Promise<number[]> {
  const rows = await tx
    .selectDistinctOn([content.id], { chapterId: chapter.id })
    .from(content)
    .innerJoin(chapter, eq(chapter.contentId, content.id))
    .where(
      and(
        eq(content.language, language),
        isNotNull(content.publishedAt),
        content.commentEnabled,
        lt(content.restrictedAge, 19),
        eq(chapter.free, true),
        isNull(chapter.withdrawnAt),
        lte(chapter.publishedAt, now),
      ),
    )
    .orderBy(asc(content.id), asc(chapter.unit), asc(chapter.sort))
    .limit(talkedAbout);
  return rows.map(({ chapterId }) => chapterId);
}

type Talk = { readonly chapterId: number; readonly talkers: readonly number[]; readonly now: Date };

/** Each says something else, and some like it: the same ones at every start. */
async function talk(
  tx: Transaction,
  comments: readonly string[],
  { chapterId, talkers, now }: Talk,
) {
  for (const [place, body] of comments.entries()) {
    const readerId = talkers[(place * 5 + chapterId) % talkers.length];
    if (readerId === undefined) continue;
    const likers = talkers.filter(
      (talker, at) => talker !== readerId && (place * 7 + at * 3 + chapterId) % 5 < 2,
    );
    const postedAt = new Date(now.getTime() - (place * place * 5 + 1) * hourMs);
    const [written] = await tx
      .insert(chapterComment)
      .values({ chapterId, readerId, body, postedAt, totalLikes: likers.length })
      .returning({ id: chapterComment.id });
    if (written === undefined || likers.length === 0) continue;
    const commentId = written.id;
    await tx
      .insert(commentLike)
      .values(likers.map((liker) => ({ commentId, readerId: liker, likedAt: postedAt })));
  }
}

/** Lets readers talk about the first works of each language, once about each. */
export async function seedComments(db: Database, now: Date): Promise<void> {
  for (const language of workLocales) {
    await inTransaction(db, async (tx) => {
      const chapters = await chaptersIn(tx, language, now);
      if (chapters.length === 0) return;
      const written = await tx
        .selectDistinct({ chapterId: chapterComment.chapterId })
        .from(chapterComment)
        .where(inArray(chapterComment.chapterId, chapters));
      const silent = chapters.filter((id) => !written.some(({ chapterId }) => chapterId === id));
      if (silent.length === 0) return;
      const talkers = await talkersOf(tx, language);
      const { comments } = commentWords[language];
      for (const chapterId of silent) {
        const place = chapters.indexOf(chapterId);
        const some = place === 0 ? comments : comments.filter((_, at) => at % 4 === place % 4);
        await talk(tx, some, { chapterId, talkers, now });
      }
    });
  }
}
