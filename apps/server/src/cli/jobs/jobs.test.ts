import { beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '#db/jobs/enqueue.ts';
import { jobNames } from '#db/jobs/jobs.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runInProcess } from '#testing/run-in-process.ts';

const { db, sql, url } = await freshDatabase();
const environment = { DATABASE_URL: url };

beforeEach(async () => {
  await sql`delete from pgboss.job`;
});

it('shows schedules, what waits, runs and failed, and what was last and comes next', async () => {
  const at = new Date('2030-01-02T03:04:05Z');
  await enqueue(db, 'publish-chapters', { contentId: 1 }, { at, key: '1' });
  await enqueue(db, 'publish-chapters', { contentId: 2 });
  await enqueue(db, 'sum-views', {});
  await sql`update pgboss.job set state = 'failed', output = '{"message":"no room left"}'
    where data ->> 'contentId' = '2'`;
  await sql`update pgboss.job set state = 'completed', completed_on = '2026-11-20T03:00:01Z'
    where name = 'sum-views'`;
  const { code, stdout } = await runInProcess(['jobs'], environment);
  expect(code).toBe(0);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(rows.map(([name]) => name)).toEqual(['job', ...jobNames]);
  expect(rows).toContainEqual(
    'job|when (UTC)|pending|running|failed|last done (UTC)|next (UTC)|last error'.split('|'),
  );
  expect(rows).toContainEqual(
    'publish-chapters|-|1|0|1|-|2030-01-02 03:04:05|no room left'.split('|'),
  );
  expect(rows).toContainEqual('sum-views|* * * * *|0|0|0|2026-11-20 03:00:01|-|-'.split('|'));
  expect(rows).toContainEqual('expire-coins|*/5 * * * *|0|0|0|-|-|-'.split('|'));
});

describe('jobs run', () => {
  it('queues one that has a schedule, for now', async () => {
    const { code, stdout } = await runInProcess(['jobs', 'run', 'verify-ledger'], environment);
    expect([code, stdout]).toEqual([
      0,
      'verify-ledger is queued: a process that serves takes it within a second\n',
    ]);
    expect(await sql`select name, state::text from pgboss.job`).toEqual([
      { name: 'verify-ledger', state: 'created' },
    ]);
  });

  it.each([[['run', 'send-mail']], [['run', 'nothing']], [['run']]])(
    'refuses %j, and says which can',
    async (args) => {
      const { code, stderr } = await runInProcess(['jobs', ...args], environment);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^which job is to run now\? .*expire-coins.*\n$/);
      expect(await sql`select from pgboss.job`).toEqual([]);
    },
  );

  it.each([[['walk']], [['run', 'sum-views', 'twice']]])('understands no %j', async (args) => {
    const { code, stderr } = await runInProcess(['jobs', ...args], environment);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^unexpected argument/);
  });
});
