import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** A screen without its data is not what a reader meets. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Fades and slides that end: half of the way their colours are nobody's. */
async function faded(): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished),
  );
}

/** Frames of novels run no script, not even this one; their text is checked beside the viewer. */
export async function violations(page: Page): Promise<string[]> {
  // An address within the edition leaves it there.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(faded);
  const { violations: found } = await page.evaluate(() =>
    window.axe.run({ iframes: false, preload: false, resultTypes: ['violations'] }),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  interface Window {
    readonly axe: typeof axe;
  }
}
