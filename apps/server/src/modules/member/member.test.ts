import type { ContentHome } from '@hanji/contract/entities/content.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { expect, it } from 'vitest';
import { signIn } from '#http/testing/sign-in.ts';
import { testContext } from '#http/testing/test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

it('gives a member the inventory that each title shows, kept by nobody', async () => {
  const title = await addTitle(db);
  const { token } = await signIn(db);
  const { code, data, headers } = await ask<Inventory>('/member/inventory', { token });
  expect(code).toBe(200);
  const beside = await ask<ContentHome>(`/comic/${title.id}`, { token });
  expect(data).toEqual(beside.data.content.inventory);
  expect(headers['cache-control']).toBe('private, no-cache');
});

it('is for members alone: a guest can neither buy nor rent, and a visitor has nothing', async () => {
  const { token } = await signIn(db, { guest: true });
  expect((await ask('/member/inventory', { token })).code).toBe(403);
  expect((await ask('/member/inventory')).code).toBe(401);
});
