import { describe, expect, it } from 'vitest';
import { goingOn, partName, segmentName } from './parted-documents.ts';

function marks(names: readonly string[], listed: readonly string[] = []): string {
  return goingOn(names, (name) => listed.includes(name))
    .map((goesOn) => (goesOn ? '+' : '.'))
    .join('');
}

describe('documents that were parted', () => {
  it('go on with the document of whose name theirs is made', () => {
    const parts = [2, 3, 4].map((part) => partName('a/b.xhtml', part));
    expect(parts[0]).toBe('a/b.xhtml.part-2.xhtml');
    expect(marks(['a/b.xhtml', ...parts, 'c.xhtml', partName('c.xhtml', 2)])).toBe('.+++.+');
  });

  it('go on under a name with dashes too, where theirs was taken', () => {
    const names = ['a.xhtml', 'a.xhtml.part-2--.xhtml', 'a.xhtml.part-3.xhtml'];
    expect(marks([...names, 'a.xhtml.part-2.xhtml'])).toBe('.++.');
  });

  it('go on with what was parted before it was read, each with parts of its own', () => {
    const [second, third] = [2, 3].map((count) => segmentName('a.xhtml', count));
    const names = ['a.xhtml', partName('a.xhtml', 2), `${second}`, partName(`${second}`, 2)];
    expect(marks([...names, `${third}`, 'b.xhtml'])).toBe('.++++.');
    expect(marks([`${second}`, partName(`${second}`, 2), `${third}`])).toBe('.++');
    expect(marks(['a.xhtml', `${third}`, `${second}`])).toBe('...');
    expect(marks(['a.xhtml', `${second}`, partName('a.xhtml', 2)])).toBe('.+.');
  });

  it.each([
    ['of another document', ['a.xhtml', 'b.xhtml.part-2.xhtml']],
    ['out of turn', ['a.xhtml', 'a.xhtml.part-3.xhtml', 'a.xhtml.part-2.xhtml']],
    ['of none', ['undefined.part-1.xhtml', '.part-2.xhtml']],
    ['of another kind', ['a.xhtml', 'a.xhtml.part-2.svg']],
  ])('are none when they are parts %s', (_, names) => {
    expect(marks(names)).not.toContain('+');
  });

  it('are none when a line of the contents leads to them', () => {
    const names = ['a.xhtml', 'a.xhtml.part-2.xhtml', 'a.xhtml.part-2.xhtml.part-2.xhtml'];
    expect(marks(names, ['a.xhtml', 'a.xhtml.part-2.xhtml'])).toBe('..+');
  });
});
