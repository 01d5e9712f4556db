import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { at, readingEditions } from '#browser/editions.ts';
import { answered } from '#browser/faults.ts';
import { screensIn } from '#browser/screens.ts';
import { expect, test } from '#browser/test.ts';

/** A screen without its data is not what a reader meets. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Frames of novels run no script, not even this one; their text is checked beside the viewer. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    window.axe.run({ iframes: false, resultTypes: ['violations'] }),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Parts that an edition chooses. The rest is the same in each, and looked at in one: its stories are
 * checked on phones and desktops.
 */
const composedByEdition = new Set(['Home', 'search', 'a comic', 'a novel', 'sign-in', 'not found']);

for (const { name, language } of readingEditions) {
  test(
    `${name}: no screen breaks a rule of accessibility, and each has a title of its own`,
    { tag: name === 'global' ? '@desktop' : '@phone' },
    async ({ page, faults }) => {
      faults.expect(answered(404));
      const titles = new Map<string, string>();
      for (const screen of screensIn(language)) {
        if (name !== 'ko' && !composedByEdition.has(screen.name)) continue;
        await page.goto(at(name, screen.path));
        await settled(page);
        expect.soft(await violations(page), screen.name).toEqual([]);
        const title = await page.title();
        expect.soft(title, screen.name).toMatch(/Hanji$/);
        expect.soft(titles.get(title), `${screen.name}: ${title}`).toBeUndefined();
        titles.set(title, screen.name);
      }
    },
  );
}

test(
  'vi-refund: no screen breaks a rule of accessibility',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.expect(answered(404));
    for (const path of ['/refund/home', '/login', '/login/nothing']) {
      await page.goto(at('vi-refund', path));
      await settled(page);
      expect.soft(await violations(page), path).toEqual([]);
    }
  },
);
