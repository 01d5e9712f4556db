import type { BookScreen } from '#novel/engine/epub/book-screen.ts';

const highlight = 'hanji-spoken';

function boxesOf(content: Document, range: Range): HTMLElement {
  const boxes = content.createElement('div');
  boxes.id = highlight;
  boxes.setAttribute('aria-hidden', 'true');
  for (const { left, top, width, height } of range.getClientRects()) {
    const box = content.createElement('div');
    const px = (pixels: number): string => `${pixels}px`;
    Object.assign(box.style, {
      left: px(left),
      top: px(top),
      width: px(width),
      height: px(height),
    });
    boxes.append(box);
  }
  return boxes;
}

/**
 * Marks what is being said, or nothing; where a browser has no highlights, by boxes beside the text, which
 * leave the text itself and all places in it as they are.
 */
export function markSpoken({ contents }: BookScreen, range: Range | undefined): void {
  const content = contents.document;
  const view = content.defaultView;
  content.getElementById(highlight)?.remove();
  if (!view) return;
  if ('highlights' in view.CSS) {
    if (range) view.CSS.highlights.set(highlight, new view.Highlight(range));
    else view.CSS.highlights.delete(highlight);
  } else if (range) content.documentElement.append(boxesOf(content, range));
}
