/** The words of a part of the page that do not stand on one line. */
export function brokenWords(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** A narrow phone whose reader has text twice as large, in German; gives what ends it. */
export function largeGermanText(): () => void {
  const { documentElement: root } = document;
  const before = root.lang;
  root.lang = 'de';
  root.style.fontSize = '200%';
  return () => {
    root.lang = before;
    root.style.fontSize = '';
  };
}
