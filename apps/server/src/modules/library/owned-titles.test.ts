import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryPage } from '@hanji/contract/entities/library.ts';
import { testNow } from '#http/testing/test-now.ts';
import { later, openStore } from '#modules/wallet/testing/open-store.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const { clock, ask, title, first, second, member, unlock, rent, takeBack } = await openStore(db);

beforeEach(() => {
  clock.now = testNow;
});

async function listed(token: string, list: string) {
  const { code, data } = await ask<LibraryPage>(`/library/all_comic/${list}`, { token });
  expect(code).toBe(200);
  return data.contents;
}

function remove(token: string, list: string) {
  const json = [{ contentType: 'comic', contentId: title.id }];
  return ask(`/library/${list}`, { method: 'DELETE', token, json });
}

describe('rented', () => {
  it('lists titles whose rental runs, with the time that is left of the first to end', async () => {
    const { token } = await member(10);
    expect(await listed(token, 'rented')).toEqual([]);
    await rent(token, first, 'rent-with-coin', 2);
    clock.now = later(600_000);
    await rent(token, second, 'rent-with-coin', 2);
    expect(await listed(token, 'rented')).toMatchObject([
      {
        content: { id: title.id },
        rental: { chapterId: first.id, rentRemained: 3000, chapters: 2 },
      },
    ]);
    clock.now = later(3_600_000);
    expect(await listed(token, 'rented')).toMatchObject([
      { rental: { chapterId: second.id, rentRemained: 600, chapters: 1 } },
    ]);
    clock.now = later(4_199_000);
    expect(await listed(token, 'rented')).toMatchObject([{ rental: { rentRemained: 1 } }]);
    clock.now = later(4_199_001);
    expect(await listed(token, 'rented')).toEqual([]);
  });

  it('[A7-062] is nobody else’s, and a title taken from it comes back with the next rental', async () => {
    const { token } = await member(10);
    const other = await member(0);
    await rent(token, first, 'rent-with-coin', 2);
    expect(await listed(other.token, 'rented')).toEqual([]);
    await remove(other.token, 'rented');
    expect(await listed(token, 'rented')).toHaveLength(1);
    expect((await remove(token, 'rented')).code).toBe(200);
    expect(await listed(token, 'rented')).toEqual([]);
    await rent(token, second, 'rent-with-coin', 2);
    // The chapter is the reader's all the same.
    expect(await listed(token, 'rented')).toMatchObject([{ rental: { chapters: 2 } }]);
  });
});

describe('unlocked', () => {
  it('lists titles of which something was bought and not taken back', async () => {
    const { token } = await member(10);
    await unlock(token, first);
    expect(await listed(token, 'unlocked')).toMatchObject([
      { content: { id: title.id }, registeredAt: testNow.toISOString(), rental: null },
    ]);
    clock.now = later(1000);
    await unlock(token, second);
    expect(await listed(token, 'unlocked')).toMatchObject([
      { registeredAt: later(1000).toISOString() },
    ]);
    expect((await takeBack(token, [second.id])).code).toBe(200);
    expect(await listed(token, 'unlocked')).toMatchObject([
      { registeredAt: testNow.toISOString() },
    ]);
    expect((await takeBack(token, [first.id])).code).toBe(200);
    expect(await listed(token, 'unlocked')).toEqual([]);
  });

  it('[A7-062] loses a title that is taken from it until more of it is bought', async () => {
    const { token } = await member(10);
    await unlock(token, first);
    expect((await remove(token, 'unlocked')).code).toBe(200);
    expect(await listed(token, 'unlocked')).toEqual([]);
    await unlock(token, second);
    expect(await listed(token, 'unlocked')).toHaveLength(1);
  });
});
