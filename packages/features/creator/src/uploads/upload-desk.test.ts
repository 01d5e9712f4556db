import { connectionFailure } from '@hanji/api-client/request/api-error.ts';
import { uploadPartBytes } from '@hanji/contract/creator-vocabulary.ts';
import type { ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { partCount } from '@hanji/domain/creator/uploads/upload-parts.ts';
import { afterEach, expect, it } from 'vitest';
import { pngFile, someUpload } from '#testing/desk-service.ts';
import { keptFiles } from './kept-files.ts';
import type { UploadCalls } from './upload-calls.ts';
import { uploadDesk } from './upload-desk.ts';

const address = { contentId: 1, chapterId: 7 };
const size = 2 * uploadPartBytes + 10;

/** The service, which is another program, as far as files go. */
function service(lineOf: () => 'up' | 'down' = () => 'up') {
  const uploads = new Map<string, ArticleUpload>();
  const sent: number[] = [];
  const down = { error: connectionFailure('/upload') };
  const put = (upload: ArticleUpload): { data: ArticleUpload } => {
    uploads.set(upload.uploadId, upload);
    return { data: upload };
  };
  const known = (uploadId: string): ArticleUpload => {
    const upload = uploads.get(uploadId);
    if (!upload) throw new Error(`there is no upload ${uploadId}`);
    return upload;
  };
  const calls: UploadCalls = {
    begin: (_address, files) => {
      const begun = files.map((file, at) =>
        put(someUpload(at + 1, { ...file, parts: partCount(file.size) })),
      );
      return Promise.resolve({ data: { uploads: begun.map(({ data }) => data) } });
    },
    get: (uploadId) => Promise.resolve(lineOf() === 'up' ? { data: known(uploadId) } : down),
    part: (uploadId, part, bytes) => {
      if (lineOf() === 'down') return Promise.resolve(down);
      sent.push(bytes.size);
      const upload = known(uploadId);
      return Promise.resolve(put({ ...upload, received: [...upload.received, part] }));
    },
    finish: (uploadId) => Promise.resolve(put({ ...known(uploadId), state: 'queued' })),
    remove: (uploadId) => {
      uploads.delete(uploadId);
      return Promise.resolve({ data: null });
    },
  };
  return { calls, uploads, sent };
}

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

it('[B2-072] sends a file in parts of the size that the contract says, and says that it is whole', async () => {
  const { calls, uploads, sent } = service();
  const desk = uploadDesk(calls, keptFiles('u1'));
  const seen: (number | undefined)[] = [];
  desk.subscribe(() => seen.push([...desk.sending().values()][0]?.percent));
  expect(
    await desk.add(address, [{ file: pngFile('1.png', size), replaces: null }], []),
  ).toBeNull();
  await expect.poll(() => [...uploads.values()][0]?.state).toBe('queued');
  expect(sent).toEqual([uploadPartBytes, uploadPartBytes, 10]);
  await expect.poll(() => [...desk.sending().values()][0]?.phase).toBe('sent');
  expect(seen).toEqual(expect.arrayContaining([0, 33, 66, 100]));
});

it('[B2-072] waits for a connection that broke off, and goes on with what is missing', async () => {
  let line: 'up' | 'down' = 'up';
  const { calls, uploads, sent } = service(() => line);
  // It breaks off after the first part.
  const broken: UploadCalls = {
    ...calls,
    part: (...args) => {
      if (sent.length === 1 && !wasDown) line = 'down';
      return calls.part(...args);
    },
  };
  let wasDown = false;
  const desk = uploadDesk(broken, keptFiles('u1'));
  await desk.add(address, [{ file: pngFile('1.png', size), replaces: null }], []);
  await expect.poll(() => [...desk.sending().values()][0]?.phase).toBe('interrupted');
  expect(sent).toHaveLength(1);
  wasDown = true;
  line = 'up';
  dispatchEvent(new Event('online'));
  await expect.poll(() => [...uploads.values()][0]?.state).toBe('queued');
  expect(sent).toEqual([uploadPartBytes, uploadPartBytes, 10]);
});

it.each([
  [[1], [uploadPartBytes, 10], [0, 1, 2]],
  [[2, 0], [uploadPartBytes], [0, 1, 2]],
])(
  '[B2-072] of a file of which the service has the parts %j sends the others alone',
  async (received, bytes, all) => {
    const { calls, uploads, sent } = service();
    const kept = keptFiles('u1');
    const upload = someUpload(1, { size, parts: 3, received });
    uploads.set(upload.uploadId, upload);
    await kept.keep(upload.uploadId, pngFile('1.png', size));
    uploadDesk(calls, kept).resume([upload]);
    await expect.poll(() => uploads.get(upload.uploadId)?.state).toBe('queued');
    expect(sent).toEqual(bytes);
    expect(uploads.get(upload.uploadId)?.received.toSorted()).toEqual(all);
  },
);

it('[B2-072] goes on after a reload with the file that the browser has kept', async () => {
  const { calls, uploads, sent } = service();
  const kept = keptFiles('u1');
  const upload = someUpload(1, { size, parts: 3, received: [0] });
  uploads.set(upload.uploadId, upload);
  await kept.keep(upload.uploadId, pngFile('1.png', size));
  const desk = uploadDesk(calls, kept);
  desk.resume([upload]);
  await expect.poll(() => uploads.get(upload.uploadId)?.state).toBe('queued');
  expect(sent).toEqual([uploadPartBytes, 10]);
  await expect.poll(() => kept.find(upload.uploadId)).toBeNull();
});

it('[B2-072] asks for a file that is not at hand, and takes the same one for the rest of it', async () => {
  const { calls, uploads, sent } = service();
  const upload = someUpload(1, { size, parts: 3, received: [0, 1], name: '1.png' });
  uploads.set(upload.uploadId, upload);
  const desk = uploadDesk(calls, keptFiles('u2'));
  desk.resume([upload]);
  await expect.poll(() => desk.sending().get(upload.uploadId)?.phase).toBe('needsFile');
  await desk.add(address, [{ file: pngFile('1.png', size), replaces: null }], [upload]);
  await expect.poll(() => uploads.get(upload.uploadId)?.state).toBe('queued');
  expect(sent).toEqual([10]);
  expect(uploads.size).toBe(1);
});

it('keeps nothing of somebody else, and nothing for longer than the service waits', async () => {
  const mine = keptFiles('u1');
  await keptFiles('u2').keep('a', pngFile('a.png'));
  await mine.keep('b', pngFile('b.png'));
  await mine.sweep(24);
  expect(await keptFiles('u2').find('a')).toBeNull();
  expect((await mine.find('b'))?.size).toBe(10);
  await mine.sweep(-1);
  expect(await mine.find('b')).toBeNull();
});
