import { fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';
import { articleUploadCalls } from '@hanji/contract/calls/creator/article-upload.ts';
import { ownArticleCalls } from '@hanji/contract/calls/creator/own-article.ts';
import { ownTitleCalls } from '@hanji/contract/calls/creator/own-title.ts';
import { receivedCommentCalls } from '@hanji/contract/calls/creator/received-comment.ts';
import { schemas } from '@hanji/contract/schemas/schemas.ts';
import { sampleOf } from '@hanji/contract/testing/sample-of.ts';
import { describe, expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { encoded } from '#ingest/testing/pictures.ts';
import { articleDraft, bodyOf, draft, openDesk } from './testing/open-desk.ts';

const desk = await openDesk();
const { db, sql, ask, done } = desk;

const calls: Readonly<Record<string, CallDescription>> = {
  ...ownTitleCalls,
  ...ownArticleCalls,
  ...articleUploadCalls,
  ...receivedCommentCalls,
};
const all = Object.entries(calls);

/** A desk with one of everything that an id can name. */
const own = await desk.creator();
const picture = await encoded(400, 600);
await desk.send(own, { name: '1.png', bytes: picture });
const [waiting] = await desk.begin(own, { name: '2.png', size: picture.length });
const page = (await desk.openArticle(own)).pages[0];
const published = await done<{ revision: number }>(`${own.path}/publish`, {
  token: own.token,
  json: { revision: own.article.revision, publishAt: null },
});
const other = await desk.creator();
const [comment] = await sql<{ id: number }>`
  insert into challenge_comment (chapter_id, content_id, reader_id, body, posted_at)
  select ${own.article.chapterId}::int, ${own.title.contentId}::int, id, 'よかった', now()
  from reader where member_id = ${other.memberId}::uuid returning id`;

const ids: Readonly<Record<string, string | number>> = {
  contentId: own.title.contentId,
  chapterId: own.article.chapterId,
  pageId: page?.pageId ?? 0,
  uploadId: waiting?.uploadId ?? '',
  commentId: comment?.id ?? 0,
  titleImage: 'square',
  part: 0,
};

/** A body that passes the call's schema, on the revision that the own title or article has. */
function inputOf(name: string, { body, uploads, path }: CallDescription) {
  const schema = (schemas as Readonly<Record<string, { body?: Parameters<typeof sampleOf>[0] }>>)[
    name
  ]?.body;
  const revision = path.startsWith('/manage/title') ? own.title.revision : published.revision;
  const fields: Record<string, unknown> = {
    ...(schema === undefined ? {} : (sampleOf(schema) as object)),
    ...(name.endsWith('Title') ? draft : {}),
    ...(name.endsWith('Article') && body === 'json' ? articleDraft : {}),
    ...(name === 'orderPages' ? { pageIds: [] } : {}),
    ...(name === 'beginUploads' ? { files: [{ name: 'a.png', size: 5, replaces: null }] } : {}),
    revision,
  };
  if (body === 'multipart') {
    const crop = { left: 0, top: 0, width: 400, height: 400, revision };
    const words = Object.fromEntries(Object.entries(crop).map(([key, value]) => [key, `${value}`]));
    const field = Object.keys(uploads ?? {})[0] ?? '';
    return { parts: bodyOf(field, picture, schema === undefined ? {} : words) };
  }
  return body === undefined ? {} : { json: fields };
}

async function make(name: string, call: CallDescription, token?: string) {
  const path = fillPath(call.path, ids);
  const needsRevision = call.method === 'DELETE' && /title\/|article\//.test(call.path);
  const revision = call.path.startsWith('/manage/title') ? own.title.revision : published.revision;
  const query = needsRevision ? `?revision=${revision}` : '';
  const session = token === undefined ? {} : { token };
  return ask<unknown>(path + query, { method: call.method, ...session, ...inputOf(name, call) });
}

async function everythingOwn(): Promise<unknown> {
  const { token } = own;
  const seen = [
    await done('/manage/title', { token }),
    await done(`/manage/article/${own.title.contentId}`, { token }),
    await done('/manage/comment', { token }),
    await done('/manage/title/activity', { token }),
    await desk.stateOf(token, String(ids['uploadId'])),
  ];
  // Addresses of pages are signed anew, all else of an article is as it was.
  const { pages, ...article } = await desk.openArticle(own);
  return [...seen, article, pages.map(({ pageId }) => pageId)];
}

const ofAnother = all.filter(([, { path }]) => path.includes('{'));
const ofOnesOwn = all.filter(([, { path }]) => !path.includes('{')).map(([name]) => name);

describe('the calls of the desk', () => {
  it.each(all)('[B6-012] %s needs sign-in, and no more', async (name, call) => {
    expect((await make(name, call)).code).toBe(401);
    const guest = await signIn(db, { guest: true });
    expect((await make(name, call, guest.token)).code).toBe(403);
  });

  it.each(ofAnother)(
    '%s tells another creator nothing of what is named, and changes nothing',
    async (name, call) => {
      const before = await everythingOwn();
      const { code, data } = await make(name, call, other.token);
      expect([code, data]).toEqual([404, null]);
      expect(await everythingOwn()).toEqual(before);
    },
  );

  it('those that name nothing tell each creator of their own alone', async () => {
    expect(ofOnesOwn).toEqual([
      'getOwnTitles',
      'createTitle',
      'getTitleActivity',
      'getReceivedComments',
    ]);
    const { token } = other;
    const { titles } = await done<{ titles: { contentId: number }[] }>('/manage/title', { token });
    expect(titles.map(({ contentId }) => contentId)).toEqual([other.title.contentId]);
    const { comments } = await done<{ comments: unknown[] }>('/manage/comment', { token });
    expect(comments).toEqual([]);
    for (const path of ['title/activity', 'comment']) {
      const asked = await ask(`/manage/${path}?contentId=${own.title.contentId}`, { token });
      expect([path, asked.code]).toEqual([path, 404]);
    }
    const ofChapter = `/manage/comment?chapterId=${own.article.chapterId}`;
    expect((await done<{ comments: unknown[] }>(ofChapter, { token })).comments).toEqual([]);
  });

  it('an article is not reached through a title of one’s own', async () => {
    const path = `/manage/article/${other.title.contentId}/${own.article.chapterId}`;
    expect((await ask(path, { token: other.token })).code).toBe(404);
    const json = { files: [{ name: 'a.png', size: 5, replaces: null }] };
    expect((await ask(`${path}/upload`, { token: other.token, json })).code).toBe(404);
  });

  it('and each does something for whose it is', async () => {
    const { token } = own;
    const refused: string[] = [];
    // What takes something away comes last.
    const last = ['removePage', 'removeUpload', 'withdrawArticle', 'deleteArticle', 'deleteTitle'];
    const ordered = all.toSorted(([a], [b]) => last.indexOf(a) - last.indexOf(b));
    for (const [name, call] of ordered) {
      const { code } = await make(name, call, token);
      // On a revision that an earlier call of these has moved, or of a page or file as it stands.
      if (code !== 200 && code !== 409 && code !== 413) refused.push(`${name} ${code}`);
    }
    expect(refused).toEqual([]);
  });
});
