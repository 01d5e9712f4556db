/** Holds a page that was laid out for one size. */
export const fixedPageClass = 'hanji-page';

/** Whether a document was laid out for one size, or runs as the screen has room. */
export type PageLayout = 'pre-paginated' | 'reflowable';

/** What the book says of a document, by its properties in the spine; undefined where it is silent. */
export function layoutOf({
  properties,
}: {
  readonly properties: readonly string[];
}): PageLayout | undefined {
  const layouts = ['pre-paginated', 'reflowable'] as const;
  return layouts.find((layout) => properties.includes(`rendition:layout-${layout}`));
}

type PageSize = { readonly width: number; readonly height: number };

const largest = 10_000;

/** The size that a document names; undefined where it names none. */
function sizeOf(content: Document): PageSize | undefined {
  const declared = content.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '';
  const read = (name: string): number => {
    const found = new RegExp(
      `(?:^|[\\s,;])${name}\\s*=\\s*(\\d+(?:\\.\\d+)?)(?:px)?\\s*(?:[,;]|$)`,
    );
    return Number(found.exec(declared)?.[1] ?? 0);
  };
  const size = { width: read('width'), height: read('height') };
  const isPage = Object.values(size).every((pixels) => pixels > 0 && pixels <= largest);
  return isPage ? size : undefined;
}

/**
 * Puts a page that was laid out for one size into a box of that size, which is then scaled. What the book
 * says of its layout decides; where it is silent, a size that is named.
 */
export function boxFixedPage(content: Document, layout: PageLayout | undefined): void {
  const size = sizeOf(content);
  const body = content.querySelector('body');
  const isPage = layout === undefined ? size !== undefined : layout === 'pre-paginated';
  if (!isPage || !body) return;
  const box = content.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  box.setAttribute('class', fixedPageClass);
  if (size) setSize(box, size);
  box.append(...Array.from(body.childNodes));
  body.append(box);
}

function setSize(box: Element, { width, height }: PageSize): void {
  box.setAttribute('style', `width: ${width}px; height: ${height}px`);
}

/** A page that names no size is as large as what has a place on it; one of running text has none. */
function measure(box: HTMLElement): void {
  const { scrollWidth: width, scrollHeight: height, offsetWidth, offsetHeight } = box;
  const isPlaced = width > offsetWidth + 1 || height > offsetHeight + 1;
  if (box.style.width === '' && isPlaced) setSize(box, { width, height });
}

/** Scales the page, if it is one, to the room that the screen has for it. */
export function scaleFixedPage(content: Document, isPaginated: boolean): void {
  const box = content.querySelector<HTMLElement>(`.${fixedPageClass}`);
  const style = content.defaultView?.getComputedStyle(content.body);
  if (!box || !style) return;
  const pixels = (value: string): number => Number.parseFloat(value) || 0;
  const room = {
    width: content.body.clientWidth - pixels(style.paddingLeft) - pixels(style.paddingRight),
    height: content.body.clientHeight - pixels(style.paddingTop) - pixels(style.paddingBottom),
  };
  measure(box);
  if (box.style.width === '') return;
  const across = room.width / pixels(box.style.width);
  const down = isPaginated ? room.height / pixels(box.style.height) : Infinity;
  box.style.setProperty('zoom', String(Math.min(across, down)));
}
