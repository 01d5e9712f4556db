import { describe, expect, it } from 'vitest';
import { parseHtml } from '../parse-xml.ts';
import { mendHtml } from './mend-html.ts';

function bodyOf(markup: string, root = '<html>'): string {
  return /<body>(.*)<\/body>/s.exec(mendHtml(`${root}<body>${markup} & </body></html>`))?.[1] ?? '';
}

describe('attributes of what is not well-formed', () => {
  it('are read however they are written, the first of each name', () => {
    expect(
      bodyOf('<A NAME="x" Name="y"></A><IMG SRC="a.png" ALT="b"><P CLASS="c" ID=d>'),
    ).toContain('<a name="x"/><img src="a.png" alt="b"/><p class="c" id="d">');
  });

  it('keep in drawings and formulas the names that these have', () => {
    const drawing = bodyOf(
      '<svg VIEWBOX="0 0 1 1"><filter><feGaussianBlur stdDeviation="2"/></filter></svg>',
    );
    expect(drawing).toMatch(/<svg viewBox="0 0 1 1"[^>]*><filter><feGaussianBlur stdDeviation="2"/);
    expect(bodyOf('<math><csymbol definitionurl="x"/></math>')).toContain('definitionURL="x"');
  });
});

it('shows what stands in a head and is none of its elements', () => {
  const head = '<meta name="a"> words <p>more <b>words</b></p><title>t</title>';
  expect(mendHtml(`<html><head>${head}</head><body><p>body<br></body></html>`)).toContain(
    '<head><meta name="a"/><title>t</title></head><body> words <p>more <b>words</b></p><p>body<br/></p></body>',
  );
});

describe('prefixes that a text declares', () => {
  const mathml = 'http://www.w3.org/1998/Math/MathML';

  it('stand for what it says, on the root or on an element', () => {
    const half = '<mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn></mml:mfrac>';
    const whole = `<math xmlns="${mathml}"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>`;
    expect(bodyOf(`<mml:math>${half}</mml:math>`, `<html xmlns:mml="${mathml}">`)).toContain(whole);
    expect(bodyOf(`<mml:math xmlns:mml="${mathml}">${half}</mml:math>`)).toContain(whole);
  });

  it('may be those of the page itself, and of its links', () => {
    const text = `<h:html xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xl="http://www.w3.org/1999/xlink"><h:head><h:title>t</h:title></h:head><h:body class="k"><h:p>R&D</h:p><svg><use xl:href="#a"/></svg></h:body></h:html>`;
    const mended = mendHtml(text);
    expect(mended).toContain('<head><title>t</title></head><body class="k"><p>R&amp;D</p>');
    expect(mended).toContain('<use xlink:href="#a"/>');
  });
});

it('closes what is empty, whatever its name is written with', () => {
  const html = 'http://www.w3.org/1999/xhtml';
  const mended = bodyOf('<h:p>a<h:br>b<h:hr/>c</h:p>', `<html xmlns:h="${html}">`);
  expect(mended).toBe('<p>a<br/>b</p><hr/>c &amp; ');
});

describe('elements that are never closed', () => {
  it('go on in the paragraphs behind, and not within each other', () => {
    const mended = bodyOf('<p><b id="i">a<p>b</b><p>c');
    expect(mended).toBe('<p><b id="i">a</b></p><p><b>b</b></p><p>c &amp; </p>');
    expect(bodyOf('<p><b>a<ul><li>b</li></ul></b>')).toContain('<ul><li><b>b</b></li></ul>');
  });

  it.each(['<p><b>', '<p><i><font color="red">', '<font>', '<div>', '<b>'])(
    'cost nothing, however many they are (%s)',
    (tags) => {
      const lines = Array.from({ length: 3000 }, (_, index) => `line ${index}`);
      const text = mendHtml(`<body>${lines.map((line) => `${tags}${line}<br>`).join('')}`);
      const document = parseHtml(text, 'a.xhtml');
      expect(document.documentElement?.textContent).toBe(lines.join(''));
      const paragraphs = [...document.getElementsByTagName('p')];
      expect(paragraphs).toHaveLength(tags.startsWith('<p>') ? 3000 : 0);
      // Each of them, and as few within each other as browsers have.
      for (const paragraph of paragraphs) {
        expect(paragraph.getElementsByTagName('*').length).toBeLessThan(10);
      }
    },
  );
});
