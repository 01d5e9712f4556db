import { expect, it } from 'vitest';
import { inOneLine, policyBlocks } from './policy-blocks.ts';

it('takes headings, paragraphs and lists apart', () => {
  const markdown =
    '# Terms\n\nRead **this**\nfirst.\n\n- one\n- two\n\n1. first\n2) second\n## More\nend';
  expect(policyBlocks(markdown)).toEqual([
    { kind: 'heading', lines: ['Terms'], line: 0 },
    { kind: 'paragraph', lines: ['Read this', 'first.'], line: 2 },
    { kind: 'points', lines: ['one', 'two'], line: 5 },
    { kind: 'numbers', lines: ['first', 'second'], line: 8 },
    { kind: 'heading', lines: ['More'], line: 10 },
    { kind: 'paragraph', lines: ['end'], line: 11 },
  ]);
  expect(policyBlocks('  \n\n')).toEqual([]);
});

it.each([
  ['Read this first.', ['Read this', 'first.']],
  ['이 약관은 먼저 읽어요.', ['이 약관은', '먼저 읽어요.']],
  ['この規約は、会員に適用されます。', ['この規約は、', '会員に適用されます。']],
  ['お読みください。Hanjiより', ['お読みください。', 'Hanjiより']],
  ['本條款適用於會員。', ['本條款適用', '於會員。']],
  ['会員は Hanji を読む', ['会員は', 'Hanji', 'を読む']],
  ['alone', ['alone']],
])('puts the lines of a paragraph together as their language does: %s', (text, lines) => {
  expect(inOneLine(lines)).toBe(text);
});
