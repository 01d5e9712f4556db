/** What one page of a book shows. */
export type SeenPage = {
  /** Its text in the order of the document, without white space; what is not displayed at all goes along. */
  readonly text: string;
  /** Pictures that were on no page before. */
  readonly pictures: number;
  /** What the slider says. */
  readonly index: string;
  /** What lies behind the last page is on screen. */
  readonly ended: boolean;
  /** Frames may run scripts, or a script of the book has run, or a document is a parser's error. */
  readonly flaws: readonly string[];
};

/** Runs in the page, before anything of it: counts the addresses that live. */
export function watchAddresses(): void {
  if (window !== window.top) return;
  const live = new Set<string>();
  Object.assign(globalThis, { liveAddresses: live, seenPictures: new WeakSet<Element>() });
  const make = URL.createObjectURL.bind(URL);
  const take = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const address = make(object);
    live.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    live.delete(address);
    take(address);
  };
}

/** Runs in the page: what there is of a book; null while nothing is. */
export function shownOfBook(): 'book' | 'message' | null {
  const viewer = document.querySelector('section[data-novel-theme]');
  if (document.querySelector('[role=alert] button')) return 'message';
  const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
  const busy = viewer?.getAttribute('aria-busy');
  return frame?.contentDocument?.body && busy === 'false' ? 'book' : null;
}

/** Runs in the page: what a page of a book shows, once it stands. */
export function seePage(): SeenPage | null {
  const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
  const outer = document.querySelector('.epub-container')?.getBoundingClientRect();
  const content = frame?.contentDocument;
  if (!frame || !outer || !content?.body) return null;
  const inner = frame.getBoundingClientRect();
  const isSeen = ({ left, right, top, bottom }: DOMRect): boolean => {
    const across = inner.left + (left + right) / 2;
    const down = inner.top + (top + bottom) / 2;
    return across > outer.left && across < outer.right && down > outer.top && down < outer.bottom;
  };
  const rectsOf = (range: Range | Element): DOMRect[] =>
    [...range.getClientRects()].filter(({ width, height }) => width + height > 0);
  const plain = (text: string): string => text.replaceAll(/\s+/gu, '');
  const range = content.createRange();
  const partOf = (node: Text): string => {
    let part = '';
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const [rect] = rectsOf(range);
      if (rect && isSeen(rect)) part += node.data[at] ?? '';
    }
    return part;
  };
  const walker = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  let text = '';
  let waiting = '';
  let wasSeen: boolean | undefined;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (plain(node.data) === '' || !parent || parent.closest('script, style, #hanji-spoken'))
      continue;
    // A box that scrolls by itself is reached where the box is.
    const box = parent.closest('[data-hj-wide]');
    range.selectNodeContents(node);
    const rects = rectsOf(box ?? range);
    if (rectsOf(range).length === 0 && !box) {
      // Nobody sees it anywhere: it goes along with what stands before it.
      if (wasSeen === undefined) waiting += plain(node.data);
      else if (wasSeen) text += plain(node.data);
      continue;
    }
    const seen = rects.map(isSeen);
    const some = seen.some(Boolean);
    if (wasSeen === undefined && (seen[0] ?? false)) text += waiting;
    if (some) {
      const whole = box !== null || seen.every(Boolean);
      text += plain(whole ? node.data : partOf(node));
    }
    wasSeen = box === null ? (seen.at(-1) ?? false) : some;
  }
  const { seenPictures, hostile } = globalThis as unknown as {
    seenPictures: WeakSet<Element>;
    hostile: unknown;
  };
  let pictures = 0;
  for (const picture of content.querySelectorAll('img, image')) {
    const isNew = !seenPictures.has(picture) && rectsOf(picture).some(isSeen);
    if (!isNew) continue;
    seenPictures.add(picture);
    pictures += 1;
  }
  const mayRun = [...document.querySelectorAll('iframe')].some((each) =>
    (each.getAttribute('sandbox') ?? 'allow-scripts').includes('allow-scripts'),
  );
  const flaws = [
    mayRun && 'a frame may run scripts',
    hostile !== undefined && 'a script ran',
    content.querySelector('parsererror') && 'a parser’s error is shown',
    content.querySelector('script') && 'a script is in the document',
  ].filter((flaw) => typeof flaw === 'string');
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  return {
    text,
    pictures,
    index: slider?.value ?? '',
    ended: document.querySelector('[data-end]') !== null,
    flaws,
  };
}

/** Runs in the page: where the book stands, as far as that tells one page from another; null while pictures come. */
export function standOfBook(): string | null {
  const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
  const scroller = document.querySelector('.epub-container');
  if (!frame?.contentDocument?.body || !scroller) return null;
  // Before it is there a picture has no size, and would be on no page.
  if ([...frame.contentDocument.images].some(({ complete }) => !complete)) return null;
  const marked = frame as HTMLIFrameElement & { standNumber?: number };
  const counted = globalThis as unknown as { standCount?: number };
  if (marked.standNumber === undefined) {
    counted.standCount = (counted.standCount ?? 0) + 1;
    marked.standNumber = counted.standCount;
  }
  const slider = document.querySelector<HTMLInputElement>('input[type=range]');
  const ended = document.querySelector('[data-end]') !== null;
  const { scrollLeft, scrollTop } = scroller;
  return JSON.stringify([marked.standNumber, scrollLeft, scrollTop, slider?.value, ended]);
}

/** Runs in the page: what a closed book has left behind. */
export function leftBehind(): { frames: number; addresses: number } {
  const { liveAddresses } = globalThis as unknown as { liveAddresses: Set<string> };
  return {
    // Not those of a chapter that may come next, which is drawn where nobody sees it.
    frames: document.querySelectorAll(':is(iframe, .epub-container):not([inert] *)').length,
    addresses: liveAddresses.size,
  };
}
