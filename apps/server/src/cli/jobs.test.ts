import { expect, it } from 'vitest';
import { enqueue } from '#db/jobs/enqueue.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { runHanji } from '#testing/served-process.ts';

const { db, sql, url } = await freshDatabase();

it('shows what waits, runs and failed, and what comes next', async () => {
  const at = new Date('2030-01-02T03:04:05Z');
  await enqueue(db, 'publish-chapters', { contentId: 1 }, { at, key: '1' });
  await enqueue(db, 'publish-chapters', { contentId: 2 });
  await sql`update pgboss.job set state = 'failed', output = '{"message":"no room left"}'
    where data ->> 'contentId' = '2'`;
  const { code, stdout } = await runHanji(['jobs'], { DATABASE_URL: url });
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'job               pending  running  failed  next (UTC)           last error',
    'publish-chapters  1        0        1       2030-01-02 03:04:05  no room left',
    'sum-views         0        0        0       -                    -',
    'remove-orphans    0        0        0       -                    -',
    'import-folder     0        0        0       -                    -',
    'sweep-expired     0        0        0       -                    -',
    'send-mail         0        0        0       -                    -',
    'mark-dormant      0        0        0       -                    -',
    'expire-coins      0        0        0       -                    -',
    'settle-orders     0        0        0       -                    -',
    'forget-members    0        0        0       -                    -',
    'forget-cards      0        0        0       -                    -',
  ]);
});
