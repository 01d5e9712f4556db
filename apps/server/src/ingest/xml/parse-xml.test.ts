import { describe, expect, it } from 'vitest';
import { parseXml } from './parse-xml.ts';

function textOf(xml: string): string | null | undefined {
  return parseXml(new TextEncoder().encode(xml), 'a.xml').documentElement?.textContent;
}

describe('parseXml', () => {
  it.each([
    ['a\u0000b\u0001\uFFFFc', 'abc'],
    ['a&#0;b&#x1F;&#xD800;&#xfffe;&#x110000;&#99999999999999999999;c', 'abc'],
    ['a&#x9;\u{1F600}&#x1F600;&#65;&amp;#0;', 'a\t\u{1F600}\u{1F600}A&#0;'],
    ['<![CDATA[a&#0;b]]>', 'a&#0;b'],
  ])('reads %j without characters that no document may hold', (written, read) => {
    expect(textOf(`<p>${written}</p>`)).toBe(read);
  });

  it.each(['<![CDATA[', '<!DOCTYPE p [<!--', '<!DOCTYPE p [<?'])(
    'reads a text of %j that is never closed once and not again and again',
    (begun) => {
      expect(() => textOf(begun + begun.slice(-9).repeat(200_000))).toThrow('not readable');
    },
  );

  it('refuses a tag with more attributes than any has, and none with many quotes in its text', () => {
    const attributes = Array.from({ length: 251 }, (_, index) => `a${index}=""`).join(' ');
    expect(() => textOf(`<p ${attributes}/>`)).toThrow('over 250 attributes');
    expect(textOf(`<p a="1">${'x="y" '.repeat(1000)}</p>`)).toBe('x="y" '.repeat(1000));
  });

  it('refuses a tree that would take more memory than there is', () => {
    expect(() => textOf(`<p>${'<b/>'.repeat(1_000_000)}</p>`)).toThrow('over 1000000 tags');
  });
});
