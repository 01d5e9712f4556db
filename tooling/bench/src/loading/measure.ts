import type { Browser } from 'playwright';

/** A phone on a slow connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor 4 times slower. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowerBy = 4;
/** After this the page has shown what it shows by itself. */
const watchedMs = 6000;

export type Loading = {
  readonly lcpMs: number;
  readonly fcpMs: number;
  readonly cls: number;
  /** Begun before the largest content was painted, the page itself included. */
  readonly requests: number;
  /** Over the wire until then, headers included. */
  readonly bytes: number;
};

type Watched = { lcp: number; cls: number };

/** Loads an address with nothing kept, and says when its content was there. */
export async function measure(browser: Browser, address: string): Promise<Loading> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(watchedMs);
    return await page.evaluate(read);
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched: Watched = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) watched.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page, at the end. */
function read(): Loading {
  const { lcp, cls } = (globalThis as unknown as { watched: Watched }).watched;
  const [fcp] = performance.getEntriesByName('first-contentful-paint');
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const before = entries.filter(({ startTime }) => startTime < lcp);
  return {
    lcpMs: lcp,
    fcpMs: fcp?.startTime ?? 0,
    cls,
    requests: before.length,
    bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
