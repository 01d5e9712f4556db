import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { jobOptions } from '#db/jobs/jobs.ts';
import { zipped } from '#ingest/testing/archives.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { createJobHandlers } from '#jobs/handlers.ts';
import { startJobs } from '#jobs/job-queue.ts';
import { openOutboxMailer } from '#mail/send/outbox-mailer.ts';
import { openDesk } from '#modules/creator/testing/open-desk.ts';
import { takeUpload } from './take-upload.ts';

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
  await expect.poll(states, { interval: 100 }).toEqual([
    ['done', 2, undefined],
    ['refused', 0, 'broken'],
  ]);
  const { pages, uploads: shown } = await desk.openArticle(own);
  expect(pages.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  // What was refused stands there until it is removed; what is done does not.
  expect(shown.map(({ name }) => name)).toEqual(['b.png']);
});

it('a file that cannot be taken however often it is tried says so in the end, and can be removed', async () => {
  const own = await desk.creator();
  const bytes = await encoded(30, 30);
  const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
    name: 'a.png',
    size: bytes.length,
  });
  await desk.sendPart(own.token, uploadId, 0, bytes);
  for (const key of await desk.stored('uploads/')) await desk.context.storage.delete(key);
  await desk.sql`update article_upload set state = 'queued' where id = ${uploadId}::uuid`;
  const take = () => takeUpload(desk.context, uploadId, new AbortController().signal);
  for (let tries = 0; tries < jobOptions['take-upload'].retryLimit; tries += 1) {
    await expect(take()).rejects.toThrow('vanished');
    expect((await desk.stateOf(own.token, uploadId)).state).toBe('reading');
  }
  await take();
  const { state, refusal } = await desk.stateOf(own.token, uploadId);
  expect([state, refusal?.reason]).toEqual(['refused', 'gaveUp']);
  expect(refusal?.message.length).toBeGreaterThan(10);
  const gone = await desk.ask(`/manage/upload/${uploadId}`, { token: own.token, method: 'DELETE' });
  expect(gone.code).toBe(200);
});
