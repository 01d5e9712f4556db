import { expect, type Locator, type Page } from '@playwright/test';

/** As many stops as no screen has. */
const mostStops = 120;

/** Tabs on to a control, as who has no pointer does, and presses a key there. */
export async function pressByTab(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press(key);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(control)}`);
}
