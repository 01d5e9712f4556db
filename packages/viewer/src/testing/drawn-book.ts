/** The content document on screen, or undefined while none is. */
export function frameDocument(): Document | undefined {
  return (
    document.querySelector<HTMLIFrameElement>('.epub-view iframe')?.contentDocument ?? undefined
  );
}

/** What scrolls or turns the book that is drawn. */
export function scroller(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.epub-container');
  if (!found) throw new Error('no book is drawn');
  return found;
}

/** Texts of the paragraphs of which anything is on screen. */
function seenParagraphs(): string[] {
  const frame = document.querySelector<HTMLIFrameElement>('.epub-view iframe');
  const outer = scroller().getBoundingClientRect();
  const inner = frame?.getBoundingClientRect();
  if (!frame?.contentDocument || !inner) return [];
  return [...frame.contentDocument.querySelectorAll('p')]
    .filter((paragraph) =>
      [...paragraph.getClientRects()].some((rect) => {
        const left = inner.left + rect.left;
        const top = inner.top + rect.top;
        return (
          left < outer.right - 1 &&
          left + rect.width > outer.left + 1 &&
          top < outer.bottom - 1 &&
          top + rect.height > outer.top + 1
        );
      }),
    )
    .map((paragraph) => paragraph.textContent ?? '');
}

/** Number of the first and last test sentence on screen. */
export function seenSentences(): { first: number; last: number } {
  const numbers = seenParagraphs().map((text) => Number(/Sentence (\d+)/.exec(text)?.[1]));
  return { first: numbers[0] ?? -1, last: numbers.at(-1) ?? -1 };
}

/** What is drawn of the book, block by block. */
export function blocks(): Element[] {
  return [...(frameDocument()?.querySelectorAll('h2, p:not([aria-hidden]), li') ?? [])];
}

/** The numbers of the test sentences that are drawn. */
export function drawnSentences(): number[] {
  return blocks().map((block) => Number(/Sentence (\d+)/.exec(block.textContent ?? '')?.[1]));
}
