import { fillPath, type CallDescription } from '@hanji/contract/calls/call.ts';
import { calls } from '@hanji/contract/calls/calls.ts';
import { editionIds, editions } from '@hanji/contract/editions.ts';
import type { Result } from '@hanji/contract/envelope.ts';
import { describe, expect, it } from 'vitest';
import { clientHeaders, testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { callParams } from './testing/call-params.ts';

const { db } = await freshDatabase();
const every = Object.entries<CallDescription>(calls);

const nothingHere = 'There is nothing at this address.';

describe.each([...editionIds, null])('at the origin of %s', async (edition) => {
  const context = await testContext(db, { edition });
  const api = await openTestApi(context);
  const { capabilities } = context.origin;

  async function result(method: CallDescription['method'], path: string): Promise<Result> {
    const own = callParams(path, { contentId: 1, chapterId: 1 });
    const headers = clientHeaders(context, { 'accept-language': 'en-US' });
    const response = await api.inject({ method, url: `/api${fillPath(path, own)}`, headers });
    if (!String(response.headers['content-type']).startsWith('application/json')) {
      return { code: response.statusCode, message: 'OK', debug: null };
    }
    const { result: found } = response.json<{ result: Result }>();
    expect(found.code).toBe(response.statusCode);
    return found;
  }

  it.each(every)('%s is there where it is offered, and nowhere else', async (_, call) => {
    const offered = call.offered === 'everywhere' || capabilities.includes(call.offered);
    const { code, message } = await result(call.method, call.path);
    expect(code === 404 && message === nothingHere).toBe(!offered);
  });

  it('a wrong method tells nothing of calls that are not offered', async () => {
    const { code } = await result('DELETE', '/{category}/home');
    expect(code).toBe(capabilities.includes('reading') ? 405 : 404);
  });

  it('pictures of works are where works are read', async () => {
    const path = '/media/covers/abcdefgh/320.webp';
    const { code, message } = await result('GET', path);
    expect(code).toBe(404);
    expect(message === nothingHere).toBe(!capabilities.includes('reading'));
    expect((await result('POST', path)).code).toBe(capabilities.includes('reading') ? 405 : 404);
  });
});

it('the refund edition is offered no reading call', () => {
  expect(editions['vi-refund'].capabilities).not.toContain('reading');
  const reading = every.filter(([, { offered }]) => offered === 'reading');
  expect(reading.map(([name]) => name)).toContain('getChapterView');
  expect(reading.length).toBeGreaterThan(10);
});
