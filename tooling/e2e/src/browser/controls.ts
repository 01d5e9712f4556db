import { expect, type Page } from '@playwright/test';

/** Taps the middle of the page, as a reader does for the viewer's controls. */
export async function openControls(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height / 2);
  await expect(page.getByRole('slider')).toBeVisible();
}
