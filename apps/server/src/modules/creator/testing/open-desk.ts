import type { ArticleDetail, ArticleUpload, OwnTitle } from '@hanji/contract/entities/creator.ts';
import { uploadPartBytes } from '@hanji/contract/creator-vocabulary.ts';
import type { TitleDraft } from '@hanji/contract/calls/creator/own-title.ts';
import { addDays } from '@hanji/domain/times/calendar.ts';
import { expect } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { takeUpload } from '#modules/creator/uploads/taking/take-upload.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { originOf } from '#settings/origin.ts';
import type { Settings } from '#settings/settings.ts';

export const draft = {
  name: '夜明けの図書館',
  description: '本を直す人の話。',
  catchcopy: '一冊ずつ、朝になる。',
  genres: ['drama', 'mystery'],
  primaryGenre: 'mystery',
  mature: false,
  commentEnabled: true,
  completed: false,
  published: true,
} satisfies TitleDraft;

export const articleDraft = { name: '第1話', authorComment: '', commentEnabled: true };

type AnyFile = { name: string; size: number; replaces?: number };

export type SentFile = { readonly name: string; readonly bytes: Uint8Array };

/** The parts that a file comes in. */
export function partsOf(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += uploadPartBytes) {
    parts.push(bytes.subarray(at, at + uploadPartBytes));
  }
  return parts;
}

/** A body with the bytes of a file. */
export function bodyOf(field: string, bytes: Uint8Array, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  form.append(field, new File([new Uint8Array(bytes)], 'file'));
  return form;
}

/** The Japanese edition with a desk, its time in `clock`. */
export async function openDesk(limits: Partial<Settings['creator']> = {}) {
  const { db, sql } = await freshDatabase();
  const clock = { now: testNow };
  const given = await testContext(db, { edition: 'ja', now: () => clock.now });
  const settings = { ...given.settings, creator: { ...given.settings.creator, ...limits } };
  // Beside the desk what readers see of it, whether or not the edition offers that yet.
  const { capabilities } = originOf('server', given.settings);
  const context = { ...given, settings, origin: { ...given.origin, capabilities } };
  const api = await openTestApi(context);
  const ask = asker(api, context);

  async function done<Data>(path: string, options: Parameters<typeof ask>[1] = {}): Promise<Data> {
    const { code, data, message } = await ask<Data>(path, options);
    expect([path, code, message]).toEqual([path, 200, message]);
    return data;
  }

  async function creator() {
    const { token, memberId } = await signIn(db, { expiresAt: addDays(testNow, 30) });
    const title = await done<OwnTitle>('/manage/title', { token, json: draft });
    const of = `/manage/article/${title.contentId}`;
    const article = await done<ArticleDetail>(of, { token, json: articleDraft });
    return { token, memberId, title, article, path: `${of}/${article.chapterId}` };
  }
  type Desk = Pick<Awaited<ReturnType<typeof creator>>, 'token' | 'path'>;

  async function begin({ token, path }: Desk, ...files: AnyFile[]) {
    const json = { files: files.map((file) => ({ replaces: null, ...file })) };
    const { uploads } = await done<{ uploads: ArticleUpload[] }>(`${path}/upload`, { token, json });
    return uploads;
  }

  function sendPart(token: string, uploadId: string, part: number, bytes: Uint8Array) {
    const path = `/manage/upload/${uploadId}/part/${part}`;
    return ask<ArticleUpload>(path, { token, method: 'PUT', parts: bodyOf('bytes', bytes) });
  }

  function finish(token: string, uploadId: string) {
    return ask<ArticleUpload>(`/manage/upload/${uploadId}/finish`, { token, method: 'POST' });
  }

  function stateOf(token: string, uploadId: string) {
    return done<ArticleUpload>(`/manage/upload/${uploadId}`, { token });
  }

  /** Does what is queued for files, as the job queue would, each once. */
  async function takeQueued(): Promise<number> {
    const jobs = await sql<{ uploadId: string }>`
      delete from pgboss.job where name = 'take-upload' and state = 'created'
      returning data ->> 'uploadId' as "uploadId"`;
    const { signal } = new AbortController();
    for (const { uploadId } of jobs) await takeUpload(context, uploadId, signal);
    return jobs.length;
  }

  /** Sends files whole; gives what became of each, in their order. */
  async function send(desk: Desk, ...files: (SentFile & { replaces?: number })[]) {
    const announced = files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }));
    const uploads = await begin(desk, ...announced);
    for (const [index, { uploadId }] of uploads.entries()) {
      for (const [part, bytes] of partsOf(files[index]?.bytes ?? new Uint8Array()).entries()) {
        const { data } = await sendPart(desk.token, uploadId, part, bytes);
        if (data?.state === 'refused') break;
      }
      await finish(desk.token, uploadId);
    }
    await takeQueued();
    return Promise.all(uploads.map(({ uploadId }) => stateOf(desk.token, uploadId)));
  }

  /** A creator with an article of so many pages, each another. */
  async function withPages(count: number) {
    const own = await creator();
    const files = Array.from({ length: count }, async (_, index) => ({
      name: `${index + 1}.png`,
      bytes: await encoded(300, 400, { seed: index }),
    }));
    await send(own, ...(await Promise.all(files)));
    return own;
  }

  function publish({ token, path }: Desk, revision: number, publishAt: string | null = null) {
    return ask<ArticleDetail>(`${path}/publish`, { token, json: { revision, publishAt } });
  }

  async function openArticle({ token, path }: Desk): Promise<ArticleDetail> {
    return done<ArticleDetail>(path, { token });
  }

  async function stored(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const key of context.storage.list(prefix)) keys.push(key);
    return keys;
  }

  return {
    db,
    sql,
    api,
    ask,
    done,
    clock,
    context,
    creator,
    begin,
    sendPart,
    finish,
    stateOf,
    takeQueued,
    send,
    withPages,
    publish,
    openArticle,
    stored,
  };
}
