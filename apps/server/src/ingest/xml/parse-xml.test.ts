import { describe, expect, it } from 'vitest';
import { mostElements } from './count-elements.ts';
import { parseXml } from './parse-xml.ts';

function textOf(xml: string): string | null | undefined {
  return parseXml(new TextEncoder().encode(xml), 'a.xml').documentElement?.textContent;
}

describe('parseXml', () => {
  it.each([
    ['a\u0000b\u0001\uFFFFc', 'abc'],
    ['a&#0;b&#x1F;&#xfffe;&#x110000;&#99999999999999999999;c', 'abc'],
    ['a&#55357;&#56832;b&#xD83D;&#xde00;', 'a\u{1F600}b\u{1F600}'],
    ['a&#xD800;b&#xDC00;&#xD800;&#65;', 'a\uFFFDb\uFFFD\uFFFDA'],
    ['a&LT;b&gt;&AMP;lt;&QUOT;&GT;&nbsp;&unheard;', 'a<b>&lt;">\u00A0&unheard;'],
    ['a&#x9;\u{1F600}&#x1F600;&#65;&amp;#0;', 'a\t\u{1F600}\u{1F600}A&#0;'],
    ['<![CDATA[a&#0;b]]>', 'a&#0;b'],
  ])('reads %j without characters that no document may hold', (written, read) => {
    expect(textOf(`<p>${written}</p>`)).toBe(read);
  });

  it('takes no entity in an attribute for its end', () => {
    const document = parseXml(new TextEncoder().encode('<p a="1&QUOT; b=&QUOT;2"/>'), 'a.xml');
    expect(document.documentElement?.getAttribute('a')).toBe('1" b="2');
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
    // The root is one of them.
    const most = mostElements - 1;
    expect(() => textOf(`<p>${'<b/>'.repeat(most + 1)}</p>`)).toThrow('over 100000 elements');
    expect(textOf(`<p>${'<b/>'.repeat(most)}a</p>`)).toBe('a');
  });
});
