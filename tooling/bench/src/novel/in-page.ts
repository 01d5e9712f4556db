type First = {
  /** When the first text was painted. */
  at: number | null;
  tapped: number;
  /** What the slider said then; null where there was none that could be used. */
  slider: string | null;
  /** When there was one first. */
  sliderAt: number | null;
};

/** Runs in the page, before anything of it: when the first text of a book was painted. */
export function watchText(): void {
  if (window !== window.top) return;
  const first: First = { at: null, tapped: 0, slider: null, sliderAt: null };
  Object.assign(globalThis, { first });
  const tap = ({ timeStamp }: Event): void => {
    Object.assign(first, { at: null, tapped: timeStamp, sliderAt: null });
  };
  addEventListener('click', tap, { capture: true });
  const isShown = (): boolean => {
    const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe, iframe.bare');
    const text = frame?.contentDocument?.querySelector('p');
    if (!frame?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return (text?.getClientRects().length ?? 0) > 0;
  };
  const look = (): void => {
    requestAnimationFrame(look);
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    const usable = slider && !slider.disabled ? slider.value : null;
    if (usable !== null) first.sliderAt ??= performance.now();
    if (first.at !== null || !isShown()) return;
    // Right after the frame, before what waited already: what was drawn in it is on its way to the screen.
    void scheduler.postTask(
      () => {
        if (first.at === null) Object.assign(first, { at: performance.now(), slider: usable });
      },
      { priority: 'user-blocking' },
    );
  };
  requestAnimationFrame(look);
}

export type Painted = {
  /** Milliseconds from the tap, or from the page's beginning where none was. */
  readonly after: number;
  /** The same from when the book's last byte was there; null of a page that fetches none. */
  readonly sinceBook: number | null;
  /** What the slider said with the first text; null where there was none that could be used. */
  readonly slider: string | null;
  /** Milliseconds from the tap until there was one; null until then. */
  readonly sliderAfter: number | null;
};

/** Runs in the page; null until the text is there. */
export function readText(): Painted | null {
  const { first } = globalThis as unknown as { first: First };
  if (first.at === null) return null;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const book = files.findLast(({ name }) => name.includes('/chapter/epub'));
  return {
    after: first.at - first.tapped,
    sinceBook: book ? first.at - book.responseEnd : null,
    slider: first.slider,
    sliderAfter: first.sliderAt === null ? null : first.sliderAt - first.tapped,
  };
}

/** Runs in the page: the numbers of the first and the last paragraph on the screen. */
export function seenParagraphs(): { first: number; last: number } | null {
  const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
  const outer = document.querySelector('.epub-container')?.getBoundingClientRect();
  const inner = frame?.getBoundingClientRect();
  if (!frame?.contentDocument || !inner || !outer) return null;
  const seen = [...frame.contentDocument.querySelectorAll('p')].filter((paragraph) =>
    [...paragraph.getClientRects()].some(({ left, right, top, bottom }) => {
      const across = inner.left + right > outer.left + 1 && inner.left + left < outer.right - 1;
      return across && inner.top + bottom > outer.top + 1 && inner.top + top < outer.bottom - 1;
    }),
  );
  const numbers = seen.map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** Runs in the page: moves the slider so far on its way, as a finger does. */
export function slideTo(percent: number): void {
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  if (!slider) throw new Error('there is no slider');
  const [min, max] = [Number(slider.min), Number(slider.max)];
  own?.set?.call(slider, String(Math.round(min + ((max - min) * percent) / 100)));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Runs in the page: the percent that is kept of the place; null where none is. */
export function keptPercent(): number | null {
  const stored = JSON.parse(localStorage.getItem('hanji.readingPositions') ?? 'null') as unknown;
  const [, kept] = /"last":\{[^}]*?"percent":([\d.e-]+)/.exec(JSON.stringify(stored)) ?? [];
  return kept === undefined ? null : Number(kept);
}

/** Runs in the page: on to the next page, and how long until it is painted, in milliseconds. */
export async function turnPage(): Promise<number> {
  const scroller = document.querySelector('.epub-container');
  if (!scroller) throw new Error('no book is drawn');
  const before = scroller.scrollLeft;
  const begun = performance.now();
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  for (let frame = 0; frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (scroller.scrollLeft !== before) break;
  }
  if (scroller.scrollLeft === before) throw new Error('no page was turned');
  await new Promise<void>((done) => {
    const mark = new MessageChannel();
    mark.port1.addEventListener('message', () => done());
    mark.port1.start();
    mark.port2.postMessage(null);
  });
  return performance.now() - begun;
}
