import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction } from '@hanji/server/db/executor.ts';
import { challengeTitle } from '@hanji/server/db/schema/challenge/title.ts';
import { contest, contestEntry } from '@hanji/server/db/schema/contest/contest.ts';
import type { PictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { keepAwards } from '@hanji/server/modules/contest/operators/judge-contest.ts';
import { writeContest } from '@hanji/server/modules/contest/operators/write-contest.ts';
import { contestsText } from '@hanji/server/modules/contest/contest-places.ts';
import { writePage } from '@hanji/server/modules/written/written-pages.ts';
import { and, asc, eq } from 'drizzle-orm';
import { demoContests, type DemoContest } from './demo-contests.ts';
import { paintPoster, paintTheme } from './paint-poster.ts';
import { storeCanvas } from './store-canvas.ts';
import { textsOf } from './texts-of.ts';

const dayMs = 86_400_000;
const tokyoMs = 9 * 3_600_000;

/** So many days from the day of `now` in Tokyo, at an hour there, such as `12:00`. */
function tokyoTime(now: Date, days: number, hour: string): Date {
  const day = new Date(now.getTime() + tokyoMs + days * dayMs).toISOString().slice(0, 10);
  return new Date(`${day}T${hour}:00+09:00`);
}

async function seedContest(
  db: Database,
  pictures: PictureStore,
  titles: readonly number[],
  planned: DemoContest,
  now: Date,
): Promise<void> {
  const { contestNo, title, lead, entries, awards } = planned;
  const imageId = await storeCanvas(pictures, paintPoster(planned));
  const theme = await storeCanvas(
    pictures,
    paintTheme({ ...planned, seed: `contest/${contestNo}/theme` }),
  );
  const [announced, opens, closes, decided] = planned.days;
  const opensAt = tokyoTime(now, opens, '12:00');
  const closesAt = tokyoTime(now, closes, '23:59');
  const [from, count] = entries;
  const entered = titles.slice(from, from + count);
  // Spread over the days for which it has been open.
  const until = Math.min(closesAt.getTime(), now.getTime());
  const apart = (until - opensAt.getTime()) / (entered.length + 1);
  await inTransaction(db, async (tx) => {
    await writeContest(
      tx,
      {
        contestNo,
        title,
        lead,
        announcedAt: tokyoTime(now, announced, '12:00'),
        opensAt,
        closesAt,
        resultAt: tokyoTime(now, decided, '12:00'),
        imageId,
        texts: textsOf(`contests/${contestNo}`),
        pictures: new Map([['theme.jpg', theme]]),
        writtenBy: 'demo',
      },
      now,
    );
    if (entered.length > 0) {
      await tx.insert(contestEntry).values(
        entered.map((contentId, at) => ({
          contestNo,
          contentId,
          enteredAt: new Date(opensAt.getTime() + apart * (at + 1)),
        })),
      );
    }
    // As many as there are titles for.
    const given = awards.flatMap((award, at) => {
      const contentId = entered[(at * 3) % Math.max(1, entered.length)];
      return contentId === undefined ? [] : [{ ...award, contentId }];
    });
    await keepAwards(tx, contestNo, given.slice(0, entered.length));
  });
}

/** Contests of the demo in every phase, where nobody has written any: what was changed stays as it is. */
export async function seedContests(db: Database, pictures: PictureStore, now: Date): Promise<void> {
  if ((await db.$count(contest)) > 0) return;
  const rows = await db
    .select({ id: challengeTitle.id })
    .from(challengeTitle)
    .where(and(eq(challengeTitle.listed, true), eq(challengeTitle.mature, false)))
    .orderBy(asc(challengeTitle.id));
  const titles = rows.map(({ id }) => id);
  // Contests without any would look as if nobody drew.
  if (titles.length === 0) return;
  const { page = '' } = textsOf('contests/front');
  await writePage(db, { key: contestsText.key, body: page, writtenBy: 'demo' }, now);
  for (const each of demoContests) await seedContest(db, pictures, titles, each, now);
}
