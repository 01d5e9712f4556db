import { expect, type Page } from '@playwright/test';

/** The reader's hand moves on the controls until it presses one: however slow it is, they stay. */
function holdControls(): void {
  const timer = setInterval(() => {
    const bars = document.querySelector('[data-shown="true"]');
    bars?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  }, 500);
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || !target.closest('[data-shown]')) return;
    clearInterval(timer);
    document.removeEventListener('click', onClick, { capture: true });
  };
  document.addEventListener('click', onClick, { capture: true });
}

/** Taps the middle of the page, as a reader does for the viewer's controls. */
export async function openControls(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The service draws a chapter's pictures, and before the viewer is there nobody hears of a tap.
  await page.locator('[data-shown]').first().waitFor({ state: 'attached' });
  await page.evaluate(holdControls);
  await page.mouse.click(width / 2, height / 2);
  await expect(page.getByRole('slider')).toBeVisible();
}
