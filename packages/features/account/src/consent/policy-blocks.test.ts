import { expect, it } from 'vitest';
import { policyBlocks } from './policy-blocks.ts';

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
