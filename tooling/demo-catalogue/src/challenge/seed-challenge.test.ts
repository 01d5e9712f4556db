import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkComment } from '@hanji/domain/forms/community.ts';
import { checkNickname } from '@hanji/domain/forms/profile.ts';
import { choosableGenres } from '@hanji/domain/challenge/genres.ts';
import { createPictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { openLocalFolderStorage } from '@hanji/server/ports/local-folder-storage.ts';
import { freshDatabase } from '@hanji/server/testing/fresh-database.ts';
import { afterAll, expect, it } from 'vitest';
import { drawnArea } from './drawn-titles.ts';
import { seedChallenge } from './seed-challenge.ts';

const { db, sql } = await freshDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'hanji-drawn-'));
const storage = await openLocalFolderStorage(folder);
const now = new Date('2026-11-20T03:00:00Z');

afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

it('has some forty titles in genres of every kind, with words that creators and readers could say', () => {
  const { titles, creators, remarks } = drawnArea;
  expect(titles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(titles.map(({ name }) => name)).size).toBe(titles.length);
  const genres = titles.flatMap((title) => title.genres);
  expect(choosableGenres.filter((genre) => !genres.includes(genre))).toEqual([]);
  expect(titles.filter(({ creator }) => creators[creator] === undefined)).toEqual([]);
  expect(remarks.filter((words) => !checkComment(words).ok)).toEqual([]);
  expect(creators.filter((name) => !checkNickname(name).ok)).toEqual([]);
});

it('fills the area once, with chapters that can be read, reactions, ranks and pickups', async () => {
  const place = { db, pictures: createPictureStore(db, storage, 'on-request'), now };
  await seedChallenge(place);
  const facts = () => sql`
    select (select count(*)::int from challenge_title where listed) as listed,
      (select count(distinct list)::int from challenge_listed) as lists,
      (select count(*)::int from challenge_chapter c where status = 'published'
        and not exists (select 1 from challenge_chapter_image where chapter_id = c.id)) as empty,
      (select count(*)::int from challenge_comment) as comments,
      (select max(total_likes) from challenge_title) as liked,
      (select count(*)::int from challenge_ranking where ranking = 'popular-likes') as ranked,
      (select count(*)::int from challenge_pickup) as pickups,
      (select count(*)::int from banner where area = 'challenge') as banners,
      (select count(*)::int from challenge_comment c join challenge_chapter h on h.id = c.chapter_id
        where c.posted_at < h.published_at or exists (select 1 from challenge_comment d
          where d.chapter_id = c.chapter_id and d.id > c.id and d.posted_at < c.posted_at)) as untimely`;
  const [found] = await facts();
  const { length } = drawnArea.titles;
  expect(found).toMatchObject({
    listed: length,
    empty: 0,
    ranked: length,
    pickups: 6,
    banners: 1,
    untimely: 0,
  });
  expect(Number(found?.['comments'])).toBeGreaterThan(length);
  expect(Number(found?.['liked'])).toBeGreaterThan(100);
  await seedChallenge({ ...place, now: new Date(now.getTime() + 1) });
  expect(await facts()).toEqual([found]);
});
