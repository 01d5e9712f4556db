import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { createJobHandlers } from '#jobs/handlers.ts';
import { startJobs } from '#jobs/job-queue.ts';
import { openOutboxMailer } from '#mail/send/outbox-mailer.ts';
import { openDesk } from '#modules/creator/testing/open-desk.ts';

const desk = await openDesk();
const logger = pino({ level: 'silent' });
const place = { ...desk.context, mailer: openOutboxMailer(desk.db, () => desk.clock.now), logger };
const queue = await startJobs(desk.db, createJobHandlers(place), logger);
afterAll(() => queue.stop(1000));

it('files that are finished become pages in the job queue, and say what became of them', async () => {
  const own = await desk.creator();
  const archive = await zipped({ '1.png': await encoded(30, 30), '2.png': await encoded(31, 30) });
  const broken = (await encoded(30, 30)).subarray(0, 60);
  const files = [archive, broken];
  const uploads = await desk.begin(
    own,
    { name: 'a.zip', size: archive.length },
    { name: 'b.png', size: broken.length },
  );
  for (const [index, { uploadId }] of uploads.entries()) {
    await desk.sendPart(own.token, uploadId, 0, files[index] ?? broken);
    await desk.finish(own.token, uploadId);
  }
  const states = async () => {
    const told = uploads.map(({ uploadId }) => desk.stateOf(own.token, uploadId));
    return (await Promise.all(told)).map(({ state, pagesDone, refusal }) => [
      state,
      pagesDone,
      refusal?.reason,
    ]);
  };
  await expect.poll(states, { timeout: 90_000, interval: 100 }).toEqual([
    ['done', 2, undefined],
    ['refused', 0, 'broken'],
  ]);
  const { pages, uploads: shown } = await desk.openArticle(own);
  expect(pages.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  // What was refused stands there until it is removed; what is done does not.
  expect(shown.map(({ name }) => name)).toEqual(['b.png']);
});
