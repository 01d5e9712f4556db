import type { Home } from '@hanji/contract/entities/home.ts';
import { expect, it } from 'vitest';
import { clientHeaders, envelopeOf, openTestApi, testContext } from '#http/testing/test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const api = await openTestApi(context);
const headers = clientHeaders(context);

it('offers newest and ranking where nobody has arranged sections', async () => {
  const title = await addTitle(db, { totalViews: 5 });
  const response = await api.inject({ url: '/api/all_comic/home', headers });
  const { data, result } = envelopeOf<Home>(response);
  expect(result).toEqual({ code: 200, message: 'OK', debug: null });
  expect(data.sections.map(({ title: name }) => name)).toEqual(['새로 올라온 작품', '랭킹']);
  expect(data.sections[0]?.elements[0]).toMatchObject({ id: title.id, rank: null });
  expect(data.sections[1]?.elements[0]).toMatchObject({ id: title.id, rank: 1 });
});
