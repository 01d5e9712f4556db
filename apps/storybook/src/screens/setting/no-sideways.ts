import { expect } from 'storybook/test';

const narrow = 360;
const phone = 430;

/** No screen scrolls sideways: not as it is shown, and a phone's not on the narrowest phone either. */
export async function nothingScrollsSideways(): Promise<void> {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  if (innerWidth > phone || innerWidth === narrow || !('__vitest_browser__' in globalThis)) return;
  const { page } = await import('vitest/browser');
  const [width, height, top] = [innerWidth, innerHeight, scrollY];
  await page.viewport(narrow, height);
  await nextFrames();
  const wide = document.documentElement.scrollWidth;
  await page.viewport(width, height);
  await nextFrames();
  scrollTo(0, top);
  await expect(wide).toBeLessThanOrEqual(narrow);
}

async function nextFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
