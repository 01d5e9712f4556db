import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { ActivityDays } from '@hanji/contract/creator-vocabulary.ts';
import { editions } from '@hanji/contract/editions.ts';
import type { DayFigures, TitleActivity } from '@hanji/contract/entities/creator.ts';
import { addDays } from '@hanji/domain/times/calendar.ts';
import { dayIn } from '@hanji/domain/times/day.ts';
import { challengeDay } from '#db/schema/challenge/readers.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { ApiFailure } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { isOwn } from './find-own-title.ts';

type Figures = Omit<DayFigures, 'day'>;

const none: Figures = { views: 0, likes: 0, comments: 0, subscribers: 0 };

function sum(a: Figures, b: Figures): Figures {
  return {
    views: a.views + b.views,
    likes: a.likes + b.likes,
    comments: a.comments + b.comments,
    subscribers: a.subscribers + b.subscribers,
  };
}

/** The dates of so many days of the edition that has creators, the last of them today. */
function lastDays(now: Date, count: number): string[] {
  // Days without a change of clocks are 24 hours long, as all of them are in Tokyo.
  const days = Array.from({ length: count }, (_, ago) =>
    dayIn(editions.ja.timeZone, addDays(now, -ago)),
  );
  return days.toReversed();
}

/**
 * The figures of a creator's titles by day, as rankings are made of them, today's as counted so far.
 * @throws ApiFailure 404 for a title that is not theirs
 */
export async function readTitleActivity(
  { db, now }: RequestContext,
  memberId: string,
  {
    days: count,
    contentId,
  }: { readonly days: ActivityDays; readonly contentId?: number | undefined },
): Promise<TitleActivity> {
  const asked = contentId === undefined ? undefined : eq(challengeTitle.id, contentId);
  const titles = await db
    .select({ contentId: challengeTitle.id, name: challengeTitle.name })
    .from(challengeTitle)
    .where(and(isOwn(db, memberId), asked))
    .orderBy(asc(challengeTitle.id));
  if (contentId !== undefined && titles.length === 0) throw new ApiFailure(404, 'contentNotFound');
  const days = lastDays(now(), count);
  const rows = await db
    .select()
    .from(challengeDay)
    .where(
      and(
        inArray(
          challengeDay.contentId,
          titles.map((title) => title.contentId),
        ),
        gte(challengeDay.day, days[0] ?? ''),
      ),
    );
  const of = (wanted: (row: (typeof rows)[number]) => boolean): Figures =>
    rows.filter(wanted).reduce(sum, none);
  return {
    days: days.map((day) => ({ day, ...of((row) => row.day === day) })),
    total: of(({ day }) => days.includes(day)),
    titles: titles.map((title) => ({
      ...title,
      ...of((row) => row.contentId === title.contentId && days.includes(row.day)),
    })),
  };
}
