/** Holds a page that was laid out for one size. */
export const fixedPageClass = 'hanji-page';

type PageSize = { readonly width: number; readonly height: number };

const largest = 10_000;

/** The size that a document was laid out for; undefined where it runs as the screen has room. */
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

/** Puts a page that was laid out for one size into a box of that size, which is then scaled. */
export function boxFixedPage(content: Document): void {
  const size = sizeOf(content);
  const body = content.querySelector('body');
  if (!size || !body) return;
  const box = content.createElementNS('http://www.w3.org/1999/xhtml', 'div');
  box.setAttribute('class', fixedPageClass);
  box.setAttribute('style', `width: ${size.width}px; height: ${size.height}px`);
  box.append(...Array.from(body.childNodes));
  body.append(box);
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
  const across = room.width / pixels(box.style.width);
  const down = isPaginated ? room.height / pixels(box.style.height) : Infinity;
  box.style.setProperty('zoom', String(Math.min(across, down)));
}
