import { XMLSerializer } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import { page } from '../../testing/epubs.ts';
import { readContentDocument } from '../document/content-document.ts';
import { cleanCss } from './clean-css.ts';
import { cleanDocument } from './clean-document.ts';

function own(href: string) {
  return href.startsWith('own') ? href : null;
}

function cleaned(body: string, head = ''): string {
  const bytes = new TextEncoder().encode(page(body, head));
  const document = readContentDocument(bytes, 'page.xhtml');
  cleanDocument(document, { file: own, place: own });
  return new XMLSerializer().serializeToString(document);
}

const hostile: readonly (readonly [string, string, string?])[] = [
  ['a script', '<script>alert(1)</script>'],
  [
    'a script in a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  [
    'a script of another name space',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  ],
  ['a frame', '<iframe src="own.html" srcdoc="alert(1)"/>'],
  ['an object', '<object data="alert(1)"><p>kept?</p></object>'],
  ['an embed', '<embed src="alert(1)"/>'],
  ['a base', '', '<base href="http://alert(1)/"/>'],
  ['a refresh', '', '<meta http-equiv="refresh" content="0;url=http://alert(1)"/>'],
  ['a link that is no style sheet', '', '<link rel="preload" href="alert(1)"/>'],
  ['a handler', '<p onclick="alert(1)" ONLOAD="alert(1)">x</p>'],
  ['a script address', '<a href="javascript:alert(1)">x</a>'],
  ['a script address in disguise', '<a href=" java&#10;script&#9;:alert(1)">x</a>'],
  ['a data address to open', '<a href="data:text/html,alert(1)">x</a>'],
  [
    'an XLink script address',
    '<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:alert(1)"/></svg>',
  ],
  [
    'an animated address',
    '<svg><a><animate attributeName="href" to="javascript:alert(1)"/></a></svg>',
  ],
  [
    'a form address',
    '<form action="http://alert(1)"><button formaction="alert(1)">x</button></form>',
  ],
  ['an outside picture', '<img src="http://alert(1)/x.png" alt=""/>'],
  ['an outside picture without a scheme', '<img src="//alert(1)/x.png" alt=""/>'],
  ['an outside picture by a set', '<img src="own.png" srcset="http://alert(1) 2x" alt=""/>'],
  ['an outside poster', '<video poster="https://alert(1)" src="own.mp4"/>'],
  ['an outside style', '<p style="background: url(http://alert(1))">x</p>'],
  [
    'an outside style by an escape',
    String.raw`<p style="background: u\72l(http://alert(1))">x</p>`,
  ],
  [
    'an outside style sheet',
    '',
    '<style>@import "http://alert(1)";@import url(//alert(1));</style>',
  ],
  ['an outside font', '', '<style>@font-face { src: url("https://alert(1)") }</style>'],
  [
    'an outside set of pictures',
    '',
    '<style>p { background: image-set("https://alert(1)" 1x) }</style>',
  ],
  ['an outside fill', '<svg><rect fill="url(http://alert(1)#a)"/></svg>'],
  ['a ping', '<a href="own.xhtml" ping="http://alert(1)">x</a>'],
];

const pages = hostile.map(([what, body, head = '']) => ({ what, body, head }));

it.each(pages)('takes out $what', ({ body, head }) => {
  const before = page(body, head);
  expect(before).toMatch(/alert/);
  expect(cleaned(body, head)).not.toMatch(/alert/);
});

it('takes out instructions and the document type', () => {
  const text = `<?xml version="1.0"?><?xml-stylesheet href="http://x/"?><!DOCTYPE html SYSTEM "http://x/"><html xmlns="http://www.w3.org/1999/xhtml"><body><?php echo 1 ?><p>a</p></body></html>`;
  const document = readContentDocument(new TextEncoder().encode(text), 'page.xhtml');
  cleanDocument(document, { file: own, place: own });
  expect(new XMLSerializer().serializeToString(document)).toBe(
    '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>a</p></body></html>',
  );
});

it('keeps what an honest page has', () => {
  const body = `<h1 id="a" class="b" lang="ko" dir="ltr" epub:type="title" aria-label="c">가</h1>
    <p style="color: red; background: url(own.png)">b<ruby>漢<rt>かん</rt></ruby><br/><em>c</em></p>
    <img src="own.png" alt="d"/><img src="data:image/png;base64,AAAA" alt=""/>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>
    <table><tr><td colspan="2">e</td></tr></table><a href="own.xhtml#f">f</a>`;
  const out = cleaned(
    body,
    '<link rel="stylesheet" href="own.css"/><style>p { margin: 0 }</style>',
  );
  for (const part of [
    '<h1 id="a" class="b" lang="ko" dir="ltr" epub:type="title" aria-label="c">가</h1>',
    'style="color: red; background: url(&quot;own.png&quot;)"',
    '<ruby>漢<rt>かん</rt></ruby><br/><em>c</em>',
    '<img src="own.png" alt="d"/><img src="data:image/png;base64,AAAA" alt=""/>',
    '<path d="M0 0"/>',
    '<td colspan="2">e</td>',
    '<a href="own.xhtml#f">f</a>',
    '<link rel="stylesheet" href="own.css"/>',
    '<style>p { margin: 0 }</style>',
  ]) {
    expect(out).toContain(part);
  }
});

it('keeps the words of what it takes apart, and shows where an outside link led', () => {
  expect(cleaned('<form><p>kept</p></form>')).toContain('<p>kept</p>');
  expect(cleaned('<a href="https://example.org/">out</a>')).toContain(
    '<a data-outside-href="https://example.org/">out</a>',
  );
});

it('keeps the order and the conditions of style sheets', () => {
  expect(cleanCss('@import "own.css" screen; p { color: red }', own)).toBe(
    '@import url("own.css") screen; p { color: red }',
  );
  expect(cleanCss('p { content: "\\201C" } /* url(http://x) */', own)).toContain('"\\201C"');
  expect(cleanCss('p { behavior: url(own.htc); width: expression(1) }', own)).not.toMatch(
    /behavior|expression/,
  );
});

it.each([
  'p { background: url(http://alert/',
  'p { background: url( "http://alert/',
  "p { background: url('http://alert/'",
  'p { background: url(HTTP://alert/\n',
  'p { background: url("http://alert/\'x") }',
  'p { background: url("http://alert/)x") }',
  'p { background: url("http://alert/\\"x") }',
  'p { background: url("http://alert/" x) }',
  'p { content: "a\n } q { background: image-set("http://alert/" 1x) }',
  'p { background: image-set("http://alert/\'x" 1x) }',
  'p { background: image-set("//alert/',
  '@import "http://alert/',
  '@import"http://alert/\'x";',
  '@import url(http://alert/',
])('takes the address out of a sheet that is cut off or quotes oddly: %j', (sheet) => {
  expect(cleanCss(sheet, own)).not.toContain('alert');
});

it('keeps pictures that stand in a sheet, whatever quotes they hold', () => {
  const svg = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>`;
  expect(cleanCss(`p { background: url('${svg}') no-repeat }`, own)).toBe(
    `p { background: url("${svg.replaceAll('"', '%22')}") no-repeat }`,
  );
});
