import { and, eq, or, sql } from 'drizzle-orm';
import type { Comment } from '@hanji/contract/entities/community.ts';
import { member } from '#db/schema/account/access.ts';
import { challengeComment } from '#db/schema/challenge/reactions.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { chapterComment } from '#db/schema/community/comment.ts';
import { reader } from '#db/schema/readers/reader.ts';
import type { RequestContext } from '#http/request-context.ts';
import { authorEntity } from '#modules/community/lists/comment-entity.ts';

/** Null also of a reader who has written and drawn nothing: numbers of readers are nobody else's. */
export async function findAuthor(
  { db, prefix }: Pick<RequestContext, 'db' | 'prefix'>,
  id: number,
): Promise<Comment['author'] | null> {
  const wrote = or(
    ...[chapterComment, challengeComment, challengeTitle].map(
      (table) => sql`exists (select 1 from ${table} where reader_id = ${reader.id})`,
    ),
  );
  const [row] = await db
    .select({ authorId: reader.id, nickname: member.nickname, avatarKey: member.avatarKey })
    .from(reader)
    .innerJoin(member, eq(member.id, reader.memberId))
    .where(and(eq(reader.id, id), wrote));
  return row ? authorEntity(prefix, row) : null;
}
