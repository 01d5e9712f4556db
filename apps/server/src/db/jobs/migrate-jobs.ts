import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { jobNames, jobOptions } from './jobs.ts';

/** Brings the queue's own tables, in the schema `pgboss`, up to date, with a queue for each job. */
export async function migrateJobs(session: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => session.query(text, values) },
    supervise: false,
    schedule: false,
  });
  let failure: unknown = null;
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  try {
    for (const name of jobNames) {
      const { expireInSeconds, retryLimit } = jobOptions[name];
      await boss.createQueue(name, { expireInSeconds, retryLimit });
      await boss.updateQueue(name, { expireInSeconds, retryLimit });
    }
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
  if (failure !== null) throw failure;
}
