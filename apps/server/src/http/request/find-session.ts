import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { batched } from '#db/batched.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { member, session } from '#db/schema/account/access.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { titleSubscription } from '#db/schema/readers/library.ts';
import { reader } from '#db/schema/readers/reader.ts';
import { chapterReading } from '#db/schema/readers/reading.ts';
import { memberWallet, walletOf, type MemberWallet } from './member-wallet.ts';

/**
 * Which chapters of a title a member has read to their end, and which was read last, and when; what
 * of it is theirs, and what they hold that would open more.
 */
export type Reading = MemberWallet & {
  readonly read: ReadonlySet<number>;
  readonly last: { readonly chapterId: number; readonly readAt: Date } | null;
  /** When its home was last opened by who subscribes to it; null where they do not. */
  readonly visitedAt: Date | null;
};

type Wanted = {
  readonly tokenHash: Uint8Array;
  /** The title of which to tell what the member has read; null for none. */
  readonly contentId: number | null;
};

type FoundSession = {
  readonly memberId: string;
  readonly guest: boolean;
  readonly expiresAt: Date;
  /** The account accepts titles for adults, and when its age was verified last. */
  readonly acceptMature: boolean;
  readonly adultCertifiedAt: Date | null;
  readonly reading: Reading;
};

function namesOf(place: number): readonly [tokenHash: string, contentId: string] {
  return [`tokenHash${place}`, `contentId${place}`];
}

/** Few enough that while some are asked for, others are answered. */
const mostTogether = 8;
const places = Array.from({ length: mostTogether }, (_, at) => at);

/**
 * Always of so many questions, empty ones among them: with lists of any length PostgreSQL would plan
 * each time, which takes longer than running.
 */
const sessions = preparedQuery((db) => {
  const asked = places.map((at) => {
    const [tokenHash, contentId] = namesOf(at);
    return sql`(${sql.placeholder(tokenHash)}::bytea, ${sql.placeholder(contentId)}::int,
      ${sql.raw(String(at))})`;
  });
  const wanted = sql`(values ${sql.join(asked, sql`, `)}) as wanted (token_hash, content_id, at)`;
  const own = db
    .select({
      finished: sql<number[] | null>`array_agg(${chapterReading.chapterId})
        filter (where ${chapterReading.finishedAt} is not null)`.as('finished'),
      lastChapterId: sql<number | null>`(array_agg(${chapterReading.chapterId}
        order by ${chapterReading.readAt} desc))[1]`.as('last_chapter_id'),
      lastReadAt: max(chapterReading.readAt).as('last_read_at'),
    })
    .from(reader)
    .innerJoin(
      chapterReading,
      and(
        eq(chapterReading.readerId, reader.id),
        sql`${chapterReading.contentId} = wanted.content_id`,
      ),
    )
    .innerJoin(chapter, and(eq(chapter.id, chapterReading.chapterId), isNull(chapter.withdrawnAt)))
    .where(eq(reader.memberId, member.id))
    .as('own');
  return db
    .select({
      at: sql<number>`wanted.at`,
      memberId: member.id,
      guest: member.guest,
      expiresAt: session.expiresAt,
      acceptMature: member.acceptMature,
      adultCertifiedAt: member.adultCertifiedAt,
      visitedAt: sql<Date | null>`(
        select ${titleSubscription.visitedAt} from ${titleSubscription}
        inner join ${reader} on ${reader.id} = ${titleSubscription.readerId}
        where ${reader.memberId} = ${member.id} and ${titleSubscription.contentId} = wanted.content_id
          and ${titleSubscription.endedAt} is null)`
        .mapWith(titleSubscription.visitedAt)
        .as('visited_at'),
      finished: own.finished,
      lastChapterId: own.lastChapterId,
      lastReadAt: own.lastReadAt,
      wallet: walletOf(member.id, sql`wanted.content_id`).as('wallet'),
    })
    .from(session)
    .innerJoin(wanted, sql`wanted.token_hash = ${session.tokenHash}`)
    .innerJoin(member, eq(member.id, session.memberId))
    .leftJoinLateral(own, sql`true`)
    .prepare('sessions');
});

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessions>['execute']>>[number];

/** The session of a token, run out or not, with what its member has read; null where there is none. */
export const findSession = batched<Wanted, FoundSession | null>(
  mostTogether,
  async (db, wanted) => {
    const values = places.flatMap((at) => {
      const [tokenHash, contentId] = namesOf(at);
      return [
        [tokenHash, wanted[at]?.tokenHash ?? null],
        [contentId, wanted[at]?.contentId ?? null],
      ];
    });
    const rows = await sessions(db).execute(Object.fromEntries(values));
    const byPlace = new Map(rows.map((row) => [row.at, foundSession(row)]));
    return wanted.map((_, at) => byPlace.get(at) ?? null);
  },
);

function foundSession({
  finished,
  lastChapterId,
  lastReadAt,
  visitedAt,
  wallet,
  ...row
}: SessionRow): FoundSession {
  const { memberId, guest, expiresAt, acceptMature, adultCertifiedAt } = row;
  const last =
    lastChapterId === null || lastReadAt === null
      ? null
      : { chapterId: lastChapterId, readAt: lastReadAt };
  const reading = { read: new Set(finished), last, visitedAt, ...memberWallet(wallet) };
  return { memberId, guest, expiresAt, acceptMature, adultCertifiedAt, reading };
}
