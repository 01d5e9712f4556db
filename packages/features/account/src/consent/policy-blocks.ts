export type PolicyBlock = {
  readonly kind: 'heading' | 'paragraph' | 'points' | 'numbers';
  /** Of a list its items, else what stands on one line after the other. */
  readonly lines: readonly string[];
  /** In the text, from 0. */
  readonly line: number;
};

const marks: readonly (readonly [PolicyBlock['kind'], RegExp])[] = [
  ['heading', /^#{1,6}\s+/],
  ['points', /^[-*]\s+/],
  ['numbers', /^\d+[.)]\s+/],
];

/** As much of Markdown as policies are written in; emphasis loses its signs. */
export function policyBlocks(markdown: string): PolicyBlock[] {
  const blocks: { kind: PolicyBlock['kind']; lines: string[]; line: number }[] = [];
  let open = false;
  for (const [line, raw] of markdown.split('\n').entries()) {
    const text = raw.trim();
    if (text === '') {
      open = false;
      continue;
    }
    const [kind, mark] = marks.find(([, sign]) => sign.test(text)) ?? ['paragraph', null];
    const words = (mark ? text.replace(mark, '') : text).replaceAll(/\*\*|__|`/g, '');
    const last = blocks.at(-1);
    if (open && last?.kind === kind && kind !== 'heading') last.lines.push(words);
    else blocks.push({ kind, lines: [words], line });
    open = true;
  }
  return blocks;
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
const closing = /[\u3001\u3002\uFF01\uFF0C\uFF1A\uFF1B\uFF1F]/;

/**
 * The lines of a paragraph as one: with a space between, but none where both sides are Chinese or
 * Japanese, nor after their punctuation, which has room of its own.
 */
export function inOneLine(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const [before = '', after = ''] = [text.at(-1), line.at(0)];
    const joined = closing.test(before) || (han.test(before) && han.test(after));
    return `${text}${joined ? '' : ' '}${line}`;
  });
}
