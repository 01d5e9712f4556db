import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { challengeChapter } from '#db/schema/challenge/chapter.ts';
import { challengeTitle } from '#db/schema/challenge/title.ts';
import { testNow } from '#http/testing/test-now.ts';
import { addImage } from '#modules/testing/works.ts';
import {
  addChallengeChapter,
  addChallengePages,
  addCreator,
} from '#modules/challenge/testing/challenge-works.ts';
import { openChallenge } from '#modules/challenge/testing/open-challenge.ts';

const { db, sql, ask, done, title, content, chapter } = await openChallenge();

describe('a title', () => {
  it('[B7-037] [B3-001] [B3-003] answers every field as it is stored', async () => {
    const [coverId, squareId] = [await addImage(db, 'covers'), await addImage(db, 'covers')];
    const facts = { name: '潮', description: '海の話', catchcopy: '波の音', completed: true };
    const images = { coverId, squareId, genreIds: [10, 4] as [10, 4] };
    const one = await title({ ...facts, ...images }, 2);
    const { memberId, readerId } = one.creator;
    await sql`update member set nickname = '波子' where id = ${memberId}::uuid`;
    const published = new Date(testNow.getTime() - 86_400_000).toISOString();
    const created = new Date(testNow.getTime() - 100 * 86_400_000).toISOString();
    const path = (id: string) => `/api/media/${id}`;
    const found = await content(one);
    expect(found).toEqual({
      contentId: one.contentId,
      ...facts,
      userId: String(readerId),
      coverImageFilePath: path(coverId),
      coverImageFileName: '720.webp',
      squareImageFilePath: path(squareId),
      squareImageFileName: '720.webp',
      published: true,
      mature: false,
      suspended: false,
      commentEnabled: true,
      totalViews: 0,
      totalViewsUpdatedAt: null,
      createdAt: created,
      updatedAt: published,
      publishedAt: published,
      totalLikes: 0,
      genres: [
        { id: 10, name: 'fantasy' },
        { id: 4, name: 'drama' },
      ],
      primaryGenre: { id: 10, name: 'fantasy' },
      chapterCount: 2,
      commentCount: 0,
      subscribedCount: 0,
      nickname: '波子',
      avatarFilePath: null,
      avatarFileName: null,
      chapters: expect.arrayContaining([]) as unknown[],
      subscribed: false,
      activity: {
        subscribed: false,
        lastReadChapterId: null,
        lastReadChapterLocator: null,
        lastReadAt: null,
      },
    });
    expect(found.chapters).toEqual(
      one.chapterIds.map((chapterId, at) => ({
        chapterId,
        contentId: one.contentId,
        userId: String(readerId),
        name: `第${at + 1}話`,
        published: true,
        status: 'published',
        coverImageFilePath: null,
        coverImageFileName: null,
        totalLikes: 0,
        commentEnabled: true,
        authorComment: null,
        publishedAt: published,
        createdAt: published,
        updatedAt: published,
        commentCount: 0,
      })),
    );
  });

  it('[B8-011] that there is not, or that readers do not find, is 404', async () => {
    const gone = { suspendedAt: testNow, suspendedBy: 'anna', suspendedReason: 'copied' };
    for (const facts of [
      gone,
      { hiddenAt: testNow },
      { deletedAt: testNow },
      { published: false },
    ]) {
      const one = await title(facts);
      const { contentId, chapterId, creator } = one;
      for (const path of [`/${contentId}`, `/${contentId}/${chapterId}`]) {
        expect((await ask(`/challenge/content${path}`)).code).toBe(404);
        const options = { token: creator.token };
        expect((await ask(`/challenge/content${path}`, options)).code).toBe(404);
      }
    }
    const empty = await title({}, 0);
    expect((await ask(`/challenge/content/${empty.contentId}`)).code).toBe(404);
    expect((await ask('/challenge/content/2000000000')).code).toBe(404);
  });

  it('for adults asks who may not see it to verify their age, and to accept', async () => {
    const one = await title({ mature: true });
    const path = `/challenge/content/${one.contentId}`;
    expect((await ask(path)).code).toBe(451);
    const { memberId, token } = await addCreator(db);
    await sql`update member set adult_certified_at = ${testNow} where id = ${memberId}::uuid`;
    expect((await ask(path, { token })).code).toBe(428);
    await sql`update member set accept_mature = true where id = ${memberId}::uuid`;
    expect((await ask(path, { token })).code).toBe(200);
    expect((await ask(`${path}/${one.chapterId}`)).code).toBe(451);
  });

  it('has only the chapters that have appeared', async () => {
    const one = await title();
    const soon = new Date(testNow.getTime() + 1000);
    await addChallengeChapter(db, one.contentId, { status: 'draft', publishedAt: null });
    await addChallengeChapter(db, one.contentId, { status: 'scheduled', publishedAt: soon });
    const withdrawn = await addChallengeChapter(db, one.contentId, { status: 'withdrawn' });
    const found = await content(one);
    expect(found.chapters.map(({ chapterId }) => chapterId)).toEqual([one.chapterId]);
    const path = `/challenge/content/${one.contentId}/${withdrawn.id}`;
    expect((await ask(path)).code).toBe(404);
  });
});

describe('a chapter', () => {
  it('[B7-048] [B3-004] answers its images, signed and encrypted, and what stands before and behind it', async () => {
    const one = await title({ name: '潮', orientation: 'RTL' }, 3);
    const [first = 0, second = 0, third = 0] = one.chapterIds;
    const [imageId] = await addChallengePages(db, second, 2);
    await sql`update challenge_chapter set author_comment = '読んでね' where id = ${second}`;
    const { chapter: found, imageKey, readerId } = await chapter({ ...one, chapterId: second });
    expect(found).toMatchObject({
      chapterId: second,
      contentName: '潮',
      orientation: 'RTL',
      authorComment: '読んでね',
      liked: false,
      userComments: [],
      previousChapter: { chapterId: first, name: '第1話' },
      nextChapter: { chapterId: third, name: '第3話' },
      activity: { subscribed: false, lastReadChapterId: null },
    });
    expect(found.images).toMatchObject([
      { id: '1-0', sort: 0, fileName: '720.webp', width: 720, height: 960, size: 1001 },
      { id: '2-0', sort: 1, fileName: '720.webp', size: 1002 },
    ]);
    const [image] = found.images;
    const key = await crypto.subtle.importKey(
      'raw',
      Buffer.from(imageKey ?? '', 'base64url'),
      'AES-GCM',
      false,
      ['decrypt'],
    );
    const sealed = Buffer.from(image?.filePath ?? '', 'base64url');
    const address = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.subarray(0, 12) },
      key,
      sealed.subarray(12),
    );
    expect(Buffer.from(address).toString()).toBe(`/api/media/${imageId}/720.webp`);
    expect(image?.parameter).toMatch(/^exp=\d+&sig=[\w-]+$/);
    expect(readerId).toBeNull();
    expect((await chapter({ ...one, chapterId: first })).imageKey).toBeNull();
    expect((await chapter({ ...one, chapterId: first })).chapter.previousChapter).toBeNull();
    expect((await chapter({ ...one, chapterId: third })).chapter.nextChapter).toBeNull();
  });

  it('[B7-048] is found under its own title alone, and by numbers', async () => {
    const [one, other] = [await title(), await title()];
    const path = `/challenge/content/${one.contentId}/${other.chapterId}`;
    expect((await ask(path)).code).toBe(404);
    expect((await ask(`/challenge/content/${one.contentId}/x`)).code).toBe(400);
  });
});

describe('a subscription', () => {
  it('[B7-039] [B7-040] [B3-002] is begun by a member with a form, once, and ended', async () => {
    const one = await title();
    const { token } = await addCreator(db);
    const form = { contentId: String(one.contentId) };
    const subscribed = async () => (await content(one, { token })).subscribed;
    expect(await subscribed()).toBe(false);
    await done('/challenge/subscribe', { form, token });
    await done('/challenge/subscribe', { form, token });
    expect(await content(one, { token })).toMatchObject({
      subscribed: true,
      subscribedCount: 1,
      activity: { subscribed: true },
    });
    const path = `/challenge/subscribe/${one.contentId}`;
    await done(path, { method: 'DELETE', token });
    await done(path, { method: 'DELETE', token });
    expect(await content(one, { token })).toMatchObject({ subscribed: false, subscribedCount: 0 });
  });

  it('[B7-039] is not to be had to a title that is gone, or by a visitor', async () => {
    const one = await title({ hiddenAt: testNow });
    const { token } = await addCreator(db);
    const form = { contentId: String(one.contentId) };
    expect((await ask('/challenge/subscribe', { form, token })).code).toBe(404);
    expect((await ask('/challenge/subscribe', { form })).code).toBe(401);
  });
});

it('a scheduled chapter of a creator is nobody’s before its time', async () => {
  const one = await title({}, 0);
  const [row] = await db
    .insert(challengeChapter)
    .values({
      contentId: one.contentId,
      name: '予約',
      status: 'scheduled',
      version: 'v',
      publishedAt: new Date(testNow.getTime() + 1000),
      createdAt: testNow,
      updatedAt: testNow,
    })
    .returning();
  const path = `/challenge/content/${one.contentId}/${row?.id}`;
  expect((await ask(path)).code).toBe(404);
  const [found] = await db
    .select()
    .from(challengeTitle)
    .where(eq(challengeTitle.id, one.contentId));
  expect(found?.listed).toBe(false);
});
