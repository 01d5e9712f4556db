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
  /** The largest content of the first screen was painted. */
  readonly lcpMs: number;
  /** The first words or picture of the page itself were painted: not its frame, not a skeleton. */
  readonly contentMs: number;
  readonly cls: number;
  /** Begun before the first content was painted, the page itself included. */
  readonly requests: number;
  /** Over the wire of those that had ended by then, headers included. */
  readonly bytes: number;
  /** The edition's own code had taken the page over; null where there is none. */
  readonly liveMs: number | null;
};

type Watched = { lcp: number; content: number | null; cls: number; live: number | null };

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
    const loading = await page.evaluate(read);
    if (loading === null) throw new Error(`${address} painted nothing within ${watchedMs} ms`);
    return loading;
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched: Watched = { lcp: 0, content: null, cls: 0, live: null };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element: Element | null };
      watched.lcp = entry.startTime;
      // Gone again already, or within what a page is about; a page without that is all content.
      const inContent = element === null || element.closest('main, body:not(:has(main))') !== null;
      if (inContent) watched.content ??= entry.startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) watched.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#root:not([data-drawn]) > *')) return;
    watched.live = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
}

/** Runs in the page, at the end. */
function read(): Loading | null {
  const { lcp, content, cls, live } = (globalThis as unknown as { watched: Watched }).watched;
  if (content === null) return null;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const ended = entries.filter(({ responseEnd }) => responseEnd < content);
  return {
    lcpMs: lcp,
    contentMs: content,
    cls,
    requests: entries.filter(({ startTime }) => startTime < content).length,
    bytes: ended.reduce((sum, { transferSize }) => sum + transferSize, 0),
    liveMs: live,
  };
}
