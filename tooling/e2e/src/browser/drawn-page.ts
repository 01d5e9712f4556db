import type { Browser, Page, Route } from '@playwright/test';
import { expect } from '#browser/test.ts';

/** A page in a context of its own whose edition, or the missing part of it, never arrives. */
export async function drawnOnly(
  browser: Browser,
  like: Page,
  {
    missing = '**/assets/*.js',
    answer = (route) => route.abort(),
    ...context
  }: { missing?: string; answer?: (route: Route) => Promise<void>; locale?: string } = {},
): Promise<Page> {
  const viewport = like.viewportSize();
  const page = await browser.newPage({ viewport, timezoneId: 'Europe/Berlin', ...context });
  await page.route(missing, answer);
  return page;
}

/** A service that is short of time leaves drawing to the edition: such a page is asked for again. */
export async function openDrawn(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeAttached();
    await expect(page.locator('#root[data-drawn] main')).toBeAttached({ timeout: 5000 });
  }).toPass();
}

/** Runs in the page, before anything of it. */
export function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as PerformanceEntry & { value: number };
      Reflect.set(globalThis, 'shifted', Number(Reflect.get(globalThis, 'shifted')) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
