import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { violations } from '@hanji/ui-kit/testing/violations.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerContests, someText } from '#testing/contest-service.ts';
import { openContests } from '#testing/open-contests.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it('[B2-047] a guide page shows what the editors wrote, says what went wrong, and what is gone', async () => {
  let code = 500;
  const asked = answerContests((path) => {
    if (path.endsWith('/gone')) return { code: 404 };
    return code === 200
      ? { data: { title: 'First steps', text: someText('Pick a pen.') } }
      : { code };
  });
  const { router } = await openContests('/event/guide/first-steps');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  code = 200;
  await again.click();
  await expect.element(heading('First steps')).toBeVisible();
  await expect.element(page.getByText('Pick a pen.')).toBeVisible();
  expect(await violations()).toEqual([]);
  router.navigate('/event/guide/gone');
  await expect.element(heading('Page not found')).toBeVisible();
  const before = asked.length;
  router.navigate('/event/guide/no%20name');
  await expect.element(heading('Page not found')).toBeVisible();
  expect(asked).toHaveLength(before);
});
