import { Node, XMLSerializer } from '@xmldom/xmldom';
import { expect, it, vi } from 'vitest';
import { page } from '../../testing/epubs.ts';
import { readContentDocument } from '../document/content-document.ts';
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
  [
    'an outside address that a book pretends we noted',
    '<p data-outside-href="javascript:alert(1)"/>',
  ],
  ['an element that nobody knows', '<x-alert on="alert(1)"/>'],
  ['an attribute that nobody knows', '<p xyz="alert(1)" popovertarget="alert(1)">x</p>'],
  ['a handler of a name space of its own', '<p xmlns:ev="http://e/" ev:handler="alert(1)">x</p>'],
  ['a base of XML', '<p xml:base="http://alert(1)/">x</p>'],
  ['a comment', '<!-- alert(1) --><p>x</p>'],
  ['a comment that HTML ends early', '<!--> <img src="x" onerror="alert(1)"/> --><p>x</p>'],
  [
    'a style that is markup in a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg"><style><a title="&lt;/style>&lt;img onerror=alert(1)>"/></style></svg>',
  ],
  [
    'markup that words of MathML would hide',
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext><table><mglyph><style><img title="alert(1)"/></style></mglyph></table></mtext></math>',
  ],
  [
    'a page within MathML',
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><annotation-xml encoding="text/html"><p>alert(1)</p></annotation-xml></semantics></math>',
  ],
  [
    'a link of MathML',
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi href="javascript:alert(1)" xlink:href="javascript:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink">x</mi></math>',
  ],
  [
    'an action of MathML',
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline#http://alert(1)"><mi>x</mi></maction></math>',
  ],
  [
    'a drawing used from outside',
    '<svg xmlns="http://www.w3.org/2000/svg"><use href="http://alert(1)#a"/></svg>',
  ],
  [
    'a drawing in an address',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="data:image/svg+xml,alert(1)"><text>x</text></a></svg>',
  ],
  [
    'an animated handler',
    '<svg xmlns="http://www.w3.org/2000/svg"><set attributeName="onclick" to="alert(1)"/></svg>',
  ],
  [
    'a paint by an escape',
    String.raw`<svg xmlns="http://www.w3.org/2000/svg"><rect fill="u\72l(http://alert(1)#a)" filter="u\000072 l(//alert(1))"/></svg>`,
  ],
  ['words that HTML reads raw', '<xmp>alert(1)</xmp><noembed>alert(1)</noembed>'],
  ['a title with markup', '', '<title><img src="x" onerror="alert(1)"/></title>'],
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
    'style="color:red;background:url(own.png)"',
    '<ruby>漢<rt>かん</rt></ruby><br/><em>c</em>',
    '<img src="own.png" alt="d"/><img src="data:image/png;base64,AAAA" alt=""/>',
    '<path d="M0 0"/>',
    '<td colspan="2">e</td>',
    '<a href="own.xhtml#f">f</a>',
    '<link rel="stylesheet" href="own.css"/>',
    '<style>p{margin:0}</style>',
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

it('lets no text of a style or a title end it early, for who reads the page as HTML', () => {
  const out = cleaned(
    '',
    '<style>p { content: "&lt;/style>&lt;img src=x onerror=alert(1)>" }</style><title>&lt;/title>&lt;b></title>',
  );
  expect(out).not.toMatch(/<\/style[^>]*>(?!<)|<img/);
  expect(out).not.toContain('&lt;/style');
  expect(out).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>');
});

it('keeps drawings and formulae as they are drawn', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="translate(1 2)"><path d="M0 0" fill="url(#g)"/><text x="1" text-anchor="middle">a<tspan dy="2">b</tspan></text></g></svg>';
  expect(cleaned(svg)).toContain(svg);
  const math =
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" alttext="a"><mfrac linethickness="2"><mi mathvariant="normal">a</mi><msqrt><mn>2</mn></msqrt></mfrac></math>';
  expect(cleaned(math)).toContain(math);
});

it('leaves of a choice of pictures the one that all browsers know, and of a template nothing', () => {
  const choice = '<picture><source srcset="own.avif"/><img src="own.png" alt="a"/></picture>';
  expect(cleaned(choice)).toContain('<body><img src="own.png" alt="a"/></body>');
  expect(cleaned('<audio><source src="own.mp3"/></audio>')).toContain('<source src="own.mp3"/>');
  expect(cleaned('<p>a</p><template><p>unseen</p></template>')).toContain('<body><p>a</p></body>');
});

it('keeps the words of elements that it does not know', () => {
  expect(cleaned('<x-note><p>kept</p> too</x-note>')).toContain('<p>kept</p> too');
  expect(cleaned('<p>a<![CDATA[ <b> ]]></p>')).toContain('<p>a &lt;b&gt; </p>');
});

it('leaves a page alone that it has cleaned', () => {
  for (const [, body, head] of hostile) {
    const once = cleaned(body, head);
    const document = readContentDocument(new TextEncoder().encode(once), 'page.xhtml');
    cleanDocument(document, { file: own, place: own });
    expect(new XMLSerializer().serializeToString(document)).toBe(once);
  }
});

it('takes an element away from around what is in it without moving that one by one', () => {
  const text = page(`<form>${'<p>a</p>'.repeat(2000)}</form>`);
  const document = readContentDocument(new TextEncoder().encode(text), 'page.xhtml');
  // Each of these counts all that is beside the node, so that thousands take minutes.
  const costly = (['removeChild', 'replaceChild'] as const).map((name) =>
    vi.spyOn(Node.prototype, name),
  );
  const inserted = vi.spyOn(Node.prototype, 'insertBefore');
  cleanDocument(document, { file: own, place: own });
  const calls = costly.flatMap(({ mock }) => mock.calls).length;
  expect(calls + inserted.mock.calls.filter(([, before]) => before).length).toBeLessThan(10);
  vi.restoreAllMocks();
  expect(document.getElementsByTagName('p')).toHaveLength(2000);
  expect(document.getElementsByTagName('form')).toHaveLength(0);
});
