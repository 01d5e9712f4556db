import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { inTransaction, type Transaction } from '#db/executor.ts';
import { enqueue } from '#db/jobs/enqueue.ts';
import type { Jobs } from '#db/jobs/jobs.ts';
import { content } from '#db/schema/works/catalogue.ts';
import { chapter } from '#db/schema/works/chapter.ts';
import { testContext } from '#http/testing/test-api.ts';
import { temporaryStorage } from '#ingest/testing/work.ts';
import { publishChapters } from '#ingest/work/chapters/publish-chapters.ts';
import { openOutboxMailer } from '#mail/send/outbox-mailer.ts';
import { addChapter, addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { createJobHandlers } from './handlers.ts';
import { startJobs, type JobHandlers, type JobQueue } from './job-queue.ts';
import { reportJobs } from './job-report.ts';

const { db, url, sql: query } = await freshDatabase();
await query`create table done (number int)`;
const logger = pino({ level: 'silent' });
const storage = await temporaryStorage();
const now = (): Date => new Date();
const place = {
  ...(await testContext(db, { storage, now })),
  mailer: openOutboxMailer(db, now),
  logger,
};
const jobHandlers = createJobHandlers(place);

let ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.toReversed()) await end();
  ends = [];
  await query`delete from pgboss.job`;
  await query`truncate done`;
});

/** Notes the number that a job was given as the id of its title. */
async function note(tx: Transaction, { contentId }: { contentId: number }): Promise<void> {
  await tx.execute(sql`insert into done values (${contentId})`);
}

/** A process of its own, as far as the database can tell. */
async function start(
  publish: JobHandlers['publish-chapters'] = note,
  others: JobHandlers = jobHandlers,
): Promise<JobQueue> {
  const own = openDatabase(url);
  ends.push(() => own.close());
  const queue = await startJobs(own.db, { ...others, 'publish-chapters': publish }, logger);
  ends.push(() => queue.stop(1000));
  return queue;
}

async function noted(): Promise<number[]> {
  const rows = await query<{ number: number }>`select number from done order by number`;
  return rows.map(({ number }) => number);
}

const within = { timeout: 150_000, interval: 50 };

describe('the job queue', () => {
  it('queues what a transaction keeps, and nothing of one that fails', async () => {
    await inTransaction(db, (tx) => enqueue(tx, 'publish-chapters', { contentId: 1 }));
    const failing = inTransaction(db, async (tx) => {
      await enqueue(tx, 'publish-chapters', { contentId: 2 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await start();
    await expect.poll(noted, within).toEqual([1]);
    await expect.poll(async () => (await reportJobs(db))[0]?.pending, within).toBe(0);
  });

  it('does each job once, with two processes', async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => index);
    for (const contentId of numbers) await enqueue(db, 'publish-chapters', { contentId });
    await Promise.all([start(), start()]);
    await expect.poll(noted, within).toEqual(numbers);
  });

  it('takes what waits one after the other, without a pause in between', async () => {
    const begun: number[] = [];
    const numbers = Array.from({ length: 9 }, (_, index) => index);
    for (const contentId of numbers) await enqueue(db, 'publish-chapters', { contentId });
    await start(async (tx, data) => {
      begun.push(performance.now());
      await note(tx, data);
    });
    await expect.poll(noted, within).toEqual(numbers);
    const pauses = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
    // Whoever looks for work once a second leaves that between any two, however slow the machine is.
    expect(Math.min(...pauses)).toBeLessThan(800);
  });

  it('does not let one who is slow to answer hold back notices to others', async () => {
    const goesOn = Promise.withResolvers<void>();
    const told: string[] = [];
    const pushNotice = {
      repeatable: async ({ subscriptionId }: Jobs['push-notice']) => {
        if (subscriptionId === 'slow') await goesOn.promise;
        told.push(subscriptionId);
      },
    };
    const notice = { kind: 'gift', giftId: 1, memberId: 'one' } as const;
    for (const subscriptionId of ['slow', 'next', 'last']) {
      await enqueue(db, 'push-notice', { ...notice, subscriptionId });
    }
    await start(note, { ...jobHandlers, 'push-notice': pushNotice });
    await expect.poll(() => told.toSorted(), within).toEqual(['last', 'next']);
    goesOn.resolve();
    await expect.poll(() => told, within).toContain('slow');
  });

  it('runs what has a schedule once each time, with two processes', async () => {
    const counted = {
      ...jobHandlers,
      'sum-views': (tx: Transaction) => note(tx, { contentId: 7 }),
    };
    const first = await start(note, counted);
    await expect.poll(noted, within).toContain(7);
    // As if the other process had not looked at the schedules for long.
    await query`update pgboss.version set cron_on = null`;
    const second = await start(note, counted);
    const looked = () => query`select from pgboss.version where cron_on is not null`;
    await expect.poll(looked, within).toHaveLength(1);
    // Whoever looks at the schedules is waited for.
    await Promise.all([first.stop(5000), second.stop(5000)]);
    const twice = await query`select name, singleton_key, singleton_on from pgboss.job
      where name in ('sum-views', '__pgboss__send-it') and singleton_key like '%sum-views%'
      group by 1, 2, 3 having count(*) > 1`;
    expect(twice).toEqual([]);
    const [{ done } = { done: 0 }] = await query<{ done: number }>`select count(*)::int as done
      from pgboss.job where name = 'sum-views' and state = 'completed'`;
    expect(await noted()).toEqual(Array.from({ length: done }, () => 7));
  });

  it('keeps one job that waits under a key: the newest', async () => {
    const at = new Date(Date.now() + 3_600_000);
    await enqueue(db, 'publish-chapters', { contentId: 1 }, { at, key: 'a' });
    await enqueue(db, 'publish-chapters', { contentId: 2 }, { key: 'a' });
    await start();
    await expect.poll(noted, within).toEqual([2]);
    expect((await reportJobs(db))[0]?.pending).toBe(0);
  });

  it('tries again what failed, and says why', async () => {
    let tries = 0;
    await enqueue(db, 'publish-chapters', { contentId: 1 });
    await start(async (tx, data) => {
      await note(tx, data);
      tries += 1;
      if (tries === 1) throw new Error('the first time');
    });
    await expect
      .poll(async () => (await reportJobs(db))[0]?.lastError, within)
      .toBe('the first time');
    expect(await noted()).toEqual([]);
    await expect.poll(noted, within).toEqual([1]);
  });

  it('lets a job end when it is stopped, and takes no other', async () => {
    const begun = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    await enqueue(db, 'publish-chapters', { contentId: 1 });
    const queue = await start(async (tx, data) => {
      begun.resolve();
      await rest.promise;
      await note(tx, data);
    });
    await begun.promise;
    await enqueue(db, 'publish-chapters', { contentId: 2 });
    const stopped = queue.stop(60_000);
    rest.resolve();
    await stopped;
    expect(await noted()).toEqual([1]);
    expect((await reportJobs(db))[0]?.pending).toBe(1);
  });

  it('does once what a process was doing when it was killed', async () => {
    await enqueue(db, 'publish-chapters', { contentId: 1 });
    const from = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);
    const script = `
      import { pino } from ${JSON.stringify(import.meta.resolve('pino'))};
      import { sql } from ${JSON.stringify(import.meta.resolve('drizzle-orm'))};
      import { openDatabase } from ${from('../db/client.ts')};
      import { startJobs } from ${from('job-queue.ts')};
      const { db } = openDatabase(${JSON.stringify(url)});
      await startJobs(db, { 'sum-views': async () => {}, 'remove-orphans': async () => {}, 'sweep-expired': async () => {}, 'publish-chapters': async (tx) => {
        await tx.execute(sql\`insert into done values (1)\`);
        console.log('in the middle');
        await new Promise(() => {});
      } }, pino({ level: 'silent' }));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    // As if its minute were over.
    await query`update pgboss.job set started_on = started_on - interval '10 minutes'`;
    const queue = await start();
    await query`update pgboss.queue set monitor_on = null`;
    await queue.supervise();
    await expect.poll(noted, within).toEqual([1]);
    expect((await reportJobs(db))[0]).toMatchObject({ pending: 0, running: 0, failed: 0 });
  });

  it('holds no transaction open while a job waits for the storage', async () => {
    const asked = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const slow = {
      ...storage,
      async *list(prefix: string) {
        asked.resolve();
        await goesOn.promise;
        yield* storage.list(prefix);
      },
    };
    await enqueue(db, 'remove-orphans', {});
    await start(note, createJobHandlers({ ...place, storage: slow }));
    await asked.promise;
    const idle = () => query`select pid from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
    await expect.poll(idle, within).toEqual([]);
    goesOn.resolve();
    const report = async () => (await reportJobs(db)).find(({ name }) => name === 'remove-orphans');
    await expect.poll(report, within).toMatchObject({ pending: 0, running: 0, failed: 0 });
  });

  it('outlives its connections being cut', async () => {
    await start();
    await query`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.catch(() => {});
    await expect
      .poll(() =>
        enqueue(db, 'publish-chapters', { contentId: 1 }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(noted, within).toEqual([1]);
  });
});

describe('a chapter of the future', () => {
  it('appears by itself, with counts and the newest date, and so does the one after', async () => {
    const started = Date.now();
    const soon = new Date(started + 1500);
    const later = new Date(started + 3_600_000);
    const past = new Date(started - 86_400_000);
    const title = await addTitle(db, { lastChapterPublishedAt: null });
    await addChapter(db, title.id, { sort: 1, publishedAt: past });
    for (const [index, publishedAt] of [soon, later].entries()) {
      await addChapter(db, title.id, { sort: index + 2, publishedAt });
    }
    const facts = async () => {
      const [row] = await db.select().from(content).where(eq(content.id, title.id));
      return [row?.episodeCount, row?.lastChapterPublishedAt];
    };
    await inTransaction(db, (tx) => publishChapters(tx, [title.id], new Date(started)));
    expect(await facts()).toEqual([1, past]);
    await start(jobHandlers['publish-chapters']);
    await expect.poll(facts, within).toEqual([2, soon]);
    const waiting = () => query<{ at: Date }>`select start_after at from pgboss.job
      where name = 'publish-chapters' and state = 'created'`;
    await expect.poll(waiting, within).toEqual([{ at: later }]);
    // The hour passes.
    const due = new Date();
    await db.update(chapter).set({ publishedAt: due }).where(eq(chapter.publishedAt, later));
    await query`update pgboss.job set start_after = ${due} where start_after = ${later}`;
    await expect.poll(facts, within).toEqual([3, due]);
    expect((await reportJobs(db))[0]).toMatchObject({ pending: 0, failed: 0 });
    expect(await db.$count(chapter, eq(chapter.contentId, title.id))).toBe(3);
  });
});
