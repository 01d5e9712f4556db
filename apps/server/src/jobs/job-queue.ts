import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#db/client.ts';
import { inTransaction, type Transaction } from '#db/executor.ts';
import { jobNames, jobOptions, type JobName, type Jobs } from '#db/jobs/jobs.ts';

/**
 * What a job does: in the transaction that also says that it is done, or, where it waits for more
 * than the database, before that one. Such work may be begun anew at any time, and ends soon once
 * its signal says so.
 */
type JobHandler<Data> =
  | ((tx: Transaction, data: Data) => Promise<unknown>)
  | { readonly repeatable: (data: Data, signal: AbortSignal) => Promise<unknown> };

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Jobs[Name]> };

export type JobQueue = {
  /** Looks for jobs whose process is gone, as happens by itself every half minute. */
  supervise(): Promise<void>;
  /** Takes no more jobs, and lets those that run end for this long. */
  stop(patienceMs: number): Promise<void>;
};

const pollS = 1;
const superviseS = 30;

/**
 * Runs jobs in this process until `stop`. Each takes effect once, however many processes there are
 * and whenever one is killed: what it does and that it is done are one transaction, and a job that
 * was meanwhile given to another process is undone. What is repeatable may take effect again.
 */
export async function startJobs(
  db: Database,
  handlers: JobHandlers,
  logger: Logger,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    migrate: false,
    superviseIntervalSeconds: superviseS,
    monitorIntervalSeconds: superviseS,
  });
  boss.on('error', (err) => logger.warn({ err }, 'job queue'));
  await boss.start();

  const perform = async <Name extends JobName>(name: Name, job: Job<Jobs[Name]>): Promise<void> => {
    const handler: JobHandler<Jobs[Name]> = handlers[name];
    if (typeof handler !== 'function') await handler.repeatable(job.data, job.signal);
    await inTransaction(db, async (tx) => {
      if (typeof handler === 'function') await handler(tx, job.data);
      const { rowCount } = await tx.execute(sql`
        select from pgboss.job where name = ${name} and id = ${job.id} and state = 'active' for update`);
      if (rowCount !== 1) throw new Error(`another process did the job ${name} meanwhile`);
      await boss.complete(name, job.id, null, { db: fromDrizzle(tx, sql) });
      if (jobOptions[name].personal === true) {
        await tx.execute(sql`delete from pgboss.job where name = ${name} and id = ${job.id}`);
      }
    });
  };
  /** Takes one job after the other, and looks for the next after a while only where there was none. */
  const work = async (name: JobName): Promise<void> => {
    let worker = '';
    worker = await boss.work<Jobs[typeof name]>(
      name,
      { batchSize: 1, pollingIntervalSeconds: pollS },
      async (jobs) => {
        boss.notifyWorker(worker);
        for (const job of jobs) {
          try {
            await perform(name, job);
          } catch (err) {
            logger.warn({ err, job: name }, 'job failed');
            throw err;
          }
        }
      },
    );
  };
  for (const name of jobNames) {
    const { cron, atOnce = 1 } = jobOptions[name];
    if (cron !== null) await boss.schedule(name, cron);
    for (let count = 0; count < atOnce; count += 1) await work(name);
  }
  return {
    async supervise() {
      for (const name of jobNames) await boss.supervise(name);
    },
    stop: (patienceMs) => boss.stop({ close: false, graceful: true, timeout: patienceMs }),
  };
}
