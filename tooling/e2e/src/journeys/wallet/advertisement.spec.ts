import type { Page, Route } from '@playwright/test';
import { english } from '#account/editions.ts';
import { addAccount } from '#account/members.ts';
import { enterAs, openEntered } from '#account/steps.ts';
import { answered } from '#browser/faults.ts';
import { seenPageNames } from '#browser/seen-pages.ts';
import { expect, test } from '#browser/test.ts';
import { wordsIn } from '#catalogue/words.ts';
import { chapterPath, contentPath, titleIn } from '#service/state.ts';

const { failures, unlock } = english.words;
const { episode } = wordsIn(english.language);

async function askFor(page: Page, chapter: number) {
  const title = titleIn(english.language, 'advertised');
  await openEntered(page, english, contentPath(title));
  await page.getByRole('link', { name: episode(chapter), exact: true }).click();
  return page.getByRole('dialog', { name: unlock.adTitle });
}

/** Has the clip that the service gives take longer than a slow machine comes to leave it. */
async function lengthen(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data, ...said } = (await response.json()) as { data: Record<string, unknown> };
  await route.fulfill({ response, json: { ...said, data: { ...data, seconds: 600 } } });
}

/** How often is still possible is the service's count. */
async function watch(page: Page, chapter: number, left: number): Promise<void> {
  const title = titleIn(english.language, 'advertised');
  const shown = await askFor(page, chapter);
  await expect(shown.getByText(unlock.adsLeft.replace('{{left}}', String(left)))).toBeVisible();
  await expect(shown.getByRole('timer')).toBeVisible();
  await expect(page).toHaveURL(english.at(chapterPath(title, chapter)));
  await expect.poll(() => seenPageNames(page)).toContain(`${chapter}/1`);
}

test(
  '[A1-009] [B1-002] global: an advertisement opens a chapter, three times a day, and only to who watches it to its end',
  { tag: english.size },
  async ({ page, faults }) => {
    faults.expect(answered(402));
    faults.expect(answered(409));
    const title = titleIn(english.language, 'advertised');
    await enterAs(page, english, await addAccount());
    await watch(page, 2, 3);

    await page.route('**/chapter/*/advertisement', lengthen, { times: 1 });
    const left = await askFor(page, 3);
    await expect(left.getByRole('timer')).toBeVisible();
    await left.getByRole('button', { name: unlock.notNow }).click();
    await expect(left).toHaveCount(0);
    await expect(page).toHaveURL(english.at(contentPath(title)));
    const rest = page.getByRole('link', { name: episode(3), exact: true });
    await expect(rest).toHaveAccessibleDescription(/coins|free/i);

    // What was left counts for none of them.
    await watch(page, 3, 2);
    await watch(page, 4, 1);

    const fourth = await askFor(page, 5);
    await expect(page.getByText(failures.adsUsedUp)).toBeVisible();
    await expect(fourth).toHaveCount(0);
    const others = page.getByRole('dialog', { name: episode(5) });
    await expect(others.getByRole('button', { name: unlock.coinsToBuy })).toBeVisible();
    await expect(page).toHaveURL(english.at(contentPath(title)));
  },
);
