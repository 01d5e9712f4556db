import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeFinished } from '#storage/finished-chapters.ts';
import { first, openTitle, row, second } from '#testing/open-title.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const marks = () => page.getByText(reading.read, { exact: true }).elements();
const rowOf = (name: string) => row(name).element().closest('li');

/** Opens the title on a device on which a visitor has finished its first chapter, and one elsewhere. */
async function openBeside(signedIn: boolean, chapters = [first, second]) {
  const { router } = await openTitle({ at: '/error', signedIn, chapters });
  writeFinished(1, first.id);
  writeFinished(2, second.id);
  router.navigate('/comic/1');
}

it('marks what a visitor has read to its end on this device, of this title alone', async () => {
  await openBeside(false);
  await expect.element(row('One')).toBeVisible();
  expect(marks().map((mark) => mark.closest('li'))).toEqual([rowOf('One')]);
});

it('marks for members what the service says they have read, and nothing a visitor has', async () => {
  const read = { ...second, activity: { ...second.activity, read: true } };
  await openBeside(true, [first, read]);
  await expect.element(row('One')).toBeVisible();
  expect(marks().map((mark) => mark.closest('li'))).toEqual([rowOf(read.name)]);
});
