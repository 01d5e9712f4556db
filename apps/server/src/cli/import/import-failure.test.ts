import { mkdtemp } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { StartError } from '#errors/start-error.ts';
import { explained } from './import-failure.ts';

/** As the query builder hands on what the driver says. */
function failedQuery(message: string, code?: string): Error {
  const cause = Object.assign(new Error(message), code === undefined ? {} : { code });
  return new Error('Failed query: insert into "image"', { cause });
}

it.each([
  ['terminating connection due to unexpected postmaster exit', '57P02'],
  ['the database system is starting up', '57P03'],
  ['read ECONNRESET', 'ECONNRESET'],
  // The driver gives this no code.
  ['Connection terminated unexpectedly', undefined],
])('says in one line that the database went away: %s', (message, code) => {
  expect(String(explained(failedQuery(message, code)))).toContain('the database went away: ');
});

it('says in one line that the disk is full', () => {
  const error = explained(failedQuery('no space left on device', 'ENOSPC'));
  expect(String(error)).toContain('no room is left on the disk: ');
});

it('says in one line what the system does not do', async () => {
  const error = await mkdtemp('/nowhere/hanji-').catch(explained);
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toMatch(/ENOENT: .*'\/nowhere\/hanji-.*': nothing of the work is shown/);
});

it('leaves anything else as it is', () => {
  const error = failedQuery('null value in column "id"', '23502');
  expect(explained(error)).toBe(error);
});
