import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { uploadPartBytes } from '@hanji/contract/creator-vocabulary.ts';
import type { ArticleDetail, ArticleUpload } from '@hanji/contract/entities/creator.ts';
import { clientHeaders } from '#http/testing/test-api.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { articleDraft, openDesk, partsOf } from '#modules/creator/testing/open-desk.ts';
import { pngOf } from '#modules/creator/testing/png-of.ts';
import { forgetUploads } from './forget-uploads.ts';
import { takeUpload } from './taking/take-upload.ts';

const desk = await openDesk();
const { ask, done } = desk;
const megabyte = 1024 * 1024;

async function codeOfBeginning(files: { name: string; size: number }[]) {
  const { token, path } = await desk.creator();
  const json = { files: files.map((file) => ({ replaces: null, ...file })) };
  return ask<ArticleUpload>(`${path}/upload`, { token, json });
}

describe('before anything is sent', () => {
  const many = (count: number, size: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}.png`, size }));

  it.each([
    ['a picture of 20 MB', [{ name: 'a.png', size: 20 * megabyte }]],
    ['an archive of 500 MB', [{ name: 'a.cbz', size: 500 * megabyte }]],
    ['300 pictures', many(300, 1)],
    ['500 MB of pictures', many(25, 20 * megabyte)],
  ])('%s may come', async (_, files) => {
    expect((await codeOfBeginning(files)).code).toBe(200);
  });

  it.each([
    [
      'a byte more',
      [{ name: 'a.png', size: 20 * megabyte + 1 }],
      '이미지는 한 장에 20MB, ZIP과 CBZ는 500MB까지 올릴 수 있어요.',
    ],
    [
      'an archive of a byte more',
      [{ name: 'a.cbz', size: 500 * megabyte + 1 }],
      '이미지는 한 장에 20MB, ZIP과 CBZ는 500MB까지 올릴 수 있어요.',
    ],
    ['one picture more', many(301, 1), '한 화에 올릴 수 있는 이미지는 최대 300장이에요.'],
    [
      'a byte more of pictures',
      [...many(25, 20 * megabyte), { name: 'b.png', size: 1 }],
      '한 화의 이미지는 모두 합쳐 500MB까지 올릴 수 있어요.',
    ],
  ])('%s is refused with a sentence', async (_, files, sentence) => {
    const { code, message } = await codeOfBeginning(files);
    expect([code, message]).toEqual([413, sentence]);
  });

  it('of one creator no more than two articles may be on their way, in whatever articles', async () => {
    const own = await desk.creator();
    const of = own.path.replace(/\/\d+$/, '');
    const whole = { json: { files: [{ name: 'a.cbz', size: 500 * megabyte, replaces: null }] } };
    const begin = async () => {
      const { token } = own;
      const next = await done<ArticleDetail>(of, { token, json: articleDraft });
      return ask(`${of}/${next.chapterId}/upload`, { token, ...whole });
    };
    const codes = await Promise.all([begin(), begin(), begin()]);
    expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  });

  it('what is on its way counts, and of several at once no more than fits is taken', async () => {
    const { token, path } = await desk.creator();
    const json = { files: many(160, 1).map((file) => ({ ...file, replaces: null })) };
    const begin = () => ask(`${path}/upload`, { token, json });
    const codes = (await Promise.all([begin(), begin(), begin()])).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 413, 413]);
  });
});

describe('a file', () => {
  it('that broke off goes on with the parts that are missing', async () => {
    const own = await desk.creator();
    const bytes = await encoded(1200, 1200);
    const padded = Buffer.concat([bytes, Buffer.alloc(2 * uploadPartBytes + 5)]);
    const parts = partsOf(padded);
    expect(parts).toHaveLength(Math.ceil(padded.length / uploadPartBytes));
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
      name: 'a.png',
      size: padded.length,
    });
    const part = (index: number) => parts[index] ?? new Uint8Array();
    await desk.sendPart(own.token, uploadId, 0, part(0));
    await desk.sendPart(own.token, uploadId, 2, part(2));
    expect((await desk.finish(own.token, uploadId)).code).toBe(409);
    // As after a reload: the article names the file, and which parts are here.
    const [waiting] = (await desk.openArticle(own)).uploads;
    expect(waiting).toMatchObject({
      uploadId,
      received: [0, 2],
      parts: parts.length,
      state: 'receiving',
    });
    for (const [index, missing] of parts.entries()) {
      if (index !== 0 && index !== 2) await desk.sendPart(own.token, uploadId, index, missing);
    }
    expect((await desk.finish(own.token, uploadId)).data.state).toBe('queued');
    await desk.takeQueued();
    expect(await desk.stateOf(own.token, uploadId)).toMatchObject({ state: 'done', pages: 1 });
    expect((await desk.openArticle(own)).pages.map(({ bytes: size }) => size)).toEqual([
      padded.length,
    ]);
    expect(await desk.stored('uploads/')).toEqual([]);
  });

  it('whose connection is cut within a part keeps nothing of that part', async () => {
    const own = await desk.creator();
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
      name: 'a.png',
      size: 3 * megabyte,
    });
    if (!desk.api.server.listening) await desk.api.listen({ port: 0, host: '127.0.0.1' });
    const { port } = desk.api.server.address() as AddressInfo;
    const sending = request({
      port,
      method: 'PUT',
      path: `/api/manage/upload/${uploadId}/part/0`,
      headers: {
        ...clientHeaders(desk.context, { authorization: `Bearer ${own.token}` }),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': uploadPartBytes,
      },
    });
    const ended = new Promise((resolve) => sending.on('error', resolve));
    sending.write('--x\r\nContent-Disposition: form-data; name="bytes"; filename="p"\r\n\r\n');
    await new Promise((resolve) => sending.write(pngOf(megabyte), resolve));
    sending.destroy();
    await ended;
    await expect.poll(() => desk.stored('uploads/')).toEqual([]);
    expect((await desk.stateOf(own.token, uploadId)).received).toEqual([]);
  });

  it('takes each part once, of exactly its size, and none that it does not have', async () => {
    const own = await desk.creator();
    const size = uploadPartBytes + 10;
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, { name: 'a.png', size });
    const send = (part: number, length: number) =>
      desk.sendPart(own.token, uploadId, part, pngOf(length));
    expect((await send(0, uploadPartBytes - 1)).code).toBe(400);
    expect((await send(0, uploadPartBytes + 1)).code).toBe(413);
    expect((await send(2, 10)).code).toBe(400);
    expect(await desk.stored('uploads/')).toEqual([]);
    const answers = await Promise.all([send(1, 10), send(1, 10), send(1, 10)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(answers.at(-1)?.data.received).toEqual([1]);
    expect(await desk.stored('uploads/')).toHaveLength(1);
    await done(`/manage/upload/${uploadId}`, { token: own.token, method: 'DELETE' });
  });

  it('is taken once, however often it is finished, also at the same time', async () => {
    const own = await desk.creator();
    const bytes = await encoded(300, 300);
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
      name: 'a.png',
      size: bytes.length,
    });
    await desk.sendPart(own.token, uploadId, 0, bytes);
    const finished = await Promise.all([
      desk.finish(own.token, uploadId),
      desk.finish(own.token, uploadId),
      desk.finish(own.token, uploadId),
    ]);
    expect(finished.map(({ code, data }) => [code, data.state])).toEqual(
      Array.from({ length: 3 }, () => [200, 'queued']),
    );
    expect(await desk.takeQueued()).toBe(1);
    // A second process that was given the same job, and one that comes when all is over.
    const { signal } = new AbortController();
    await takeUpload(desk.context, uploadId, signal);
    expect((await desk.openArticle(own)).pages).toHaveLength(1);
    expect((await desk.finish(own.token, uploadId)).data.state).toBe('done');
    expect((await desk.sendPart(own.token, uploadId, 0, bytes)).code).toBe(409);
  });

  it('that two processes take apart at once becomes pages once', async () => {
    const own = await desk.creator();
    const bytes = await encoded(300, 300);
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, {
      name: 'a.png',
      size: bytes.length,
    });
    await desk.sendPart(own.token, uploadId, 0, bytes);
    await desk.finish(own.token, uploadId);
    const { signal } = new AbortController();
    await Promise.allSettled([
      takeUpload(desk.context, uploadId, signal),
      takeUpload(desk.context, uploadId, signal),
    ]);
    expect((await desk.openArticle(own)).pages).toHaveLength(1);
    expect((await desk.stateOf(own.token, uploadId)).state).toBe('done');
  });
});

describe('files that are not finished', () => {
  it('are forgotten a day after their last part, and others stay', async () => {
    const own = await desk.creator();
    const size = uploadPartBytes + 5;
    const [left, current] = await desk.begin(own, { name: 'a.png', size }, { name: 'b.png', size });
    await desk.sendPart(own.token, left?.uploadId ?? '', 0, pngOf(uploadPartBytes));
    const begun = desk.clock.now;
    const { signal } = new AbortController();
    desk.clock.now = new Date(begun.getTime() + 23 * 3_600_000);
    await desk.sendPart(own.token, current?.uploadId ?? '', 1, pngOf(5));
    const forget = (hours: number) =>
      forgetUploads(desk.context, new Date(begun.getTime() + hours * 3_600_000), signal);
    const sent = (await desk.stored('uploads/')).length;
    await forget(24);
    expect(await desk.stored('uploads/')).toHaveLength(sent);
    await forget(24.01);
    desk.clock.now = begun;
    const { uploads } = await desk.openArticle(own);
    expect(uploads.map(({ name, received }) => [name, received])).toEqual([['b.png', [1]]]);
    expect(await desk.stored('uploads/')).toHaveLength(sent - 1);
    expect((await desk.finish(own.token, left?.uploadId ?? '')).code).toBe(404);
  });

  it('are let go by who sends them', async () => {
    const own = await desk.creator();
    const before = await desk.stored('uploads/');
    const [{ uploadId } = { uploadId: '' }] = await desk.begin(own, { name: 'a.png', size: 50 });
    await desk.sendPart(own.token, uploadId, 0, pngOf(50));
    await done(`/manage/upload/${uploadId}`, { token: own.token, method: 'DELETE' });
    expect((await desk.openArticle(own)).uploads).toEqual([]);
    expect(await desk.stored('uploads/')).toEqual(before);
  });
});
