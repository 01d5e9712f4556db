/** What is counted in a page while it is read. */
export type Watched = {
  cls: number;
  /** Of tasks over 50 ms: when each began, and how long it took, in milliseconds. */
  long: { at: number; took: number }[];
  heights: number[];
  bytes: number;
  nodes: number;
};

/** Runs in the page, before anything of it: shifts and long tasks from the first moment. */
export function watch(): void {
  const watched: Watched = { cls: 0, long: [], heights: [], bytes: 0, nodes: 0 };
  Object.assign(globalThis, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.cls += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      watched.long.push({ at: startTime, took: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page, once its viewer is there: what it holds, in every twelfth frame. */
export function weigh(): void {
  const { watched } = globalThis as unknown as { watched: Watched };
  /** By the width that the address names: `naturalWidth` is in CSS pixels of the source's density. */
  const decodedBytes = ({ naturalWidth, naturalHeight, currentSrc }: HTMLImageElement): number => {
    if (naturalWidth === 0) return 0;
    const width = Number(/\/(\d+)\.\w+(?:\?|$)/.exec(currentSrc)?.[1] ?? naturalWidth);
    return width * width * (naturalHeight / naturalWidth) * 4;
  };
  let frame = 0;
  const look = (): void => {
    requestAnimationFrame(look);
    frame += 1;
    if (frame % 12 !== 0) return;
    const height = document.documentElement.scrollHeight;
    if (watched.heights.at(-1) !== height) watched.heights.push(height);
    let bytes = 0;
    for (const image of document.querySelectorAll('img')) bytes += decodedBytes(image);
    watched.bytes = Math.max(watched.bytes, bytes);
    watched.nodes = Math.max(watched.nodes, document.getElementsByTagName('*').length);
  };
  look();
}

/** Runs in the page. */
export function read(): Watched {
  return (globalThis as unknown as { watched: Watched }).watched;
}

/** Runs in the page, before anything of it: when the first picture of a chapter was painted. */
export function watchFirst(): void {
  const first: { at: number | null; tapped: number } = { at: null, tapped: 0 };
  Object.assign(globalThis, { first });
  addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(first, { at: null, tapped: timeStamp }),
    {
      capture: true,
    },
  );
  const look = (): void => {
    requestAnimationFrame(look);
    if (first.at !== null) return;
    const images = document.querySelectorAll<HTMLImageElement>('[data-status] img, img.bare');
    const image = [...images].find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!image?.complete || image.naturalWidth === 0) return;
    // Right after the frame, before what waited already: what was drawn in it is on its way to the screen.
    void scheduler.postTask(() => (first.at ??= performance.now()), { priority: 'user-blocking' });
  };
  requestAnimationFrame(look);
}

/** Runs in the page: milliseconds from its beginning, or from the last tap; null until it is there. */
export function readFirst(): number | null {
  const { first } = globalThis as unknown as { first: { at: number | null; tapped: number } };
  return first.at === null ? null : first.at - first.tapped;
}
