import { expect, it } from 'vitest';
import { cleanCss, cleanDeclarations, cleanValue } from './clean-css.ts';

function own(href: string) {
  return href.startsWith('own') ? href : null;
}

it('keeps the order and the conditions of style sheets', () => {
  expect(cleanCss('@import "own.css" screen; p { color: red }', own)).toBe(
    '@import "own.css"screen;p{color:red}',
  );
  expect(cleanCss('p { content: "\\201C" } /* url(http://x) */', own)).toBe('p{content:"“"}');
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
    'p{background:url(data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E)no-repeat}',
  );
});

it.each([
  String.raw`p { background: u\72l(http://alert/) }`,
  String.raw`p { background: \75\72\6c(http://alert/) }`,
  String.raw`@\69mport "http://alert/";`,
  String.raw`p { w\69 dth: e\78pression(alert(1)) }`,
  String.raw`p { b\65havior: url(own.alert.htc) }`,
  'p { -moz-binding: url(own.xml#alert) }',
  'p { width: expr/* */ession(alert(1)); width: expression(alert(1)) }',
  'p { filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src="http://alert/") }',
  'p { background: src("http://alert/"); background: image("http://alert/") }',
  'p { background: element(#alert); background: paint(alert) }',
  'p { --a: url(http://alert/); background: var(--a, url(//alert/)) }',
  'p { background: image-set(var(--alert) 1x) }',
  'p { background: -webkit-image-set("http://alert/" 1x) }',
  'p { background: url(java\nscript:alert(1)) }',
  'p { cursor: url(data:text/html,alert), auto }',
  '@document url(http://alert/) { p { color: red } }',
  '@supports (background: url(http://alert/)) { p { color: red } }',
  '@media (min-width: expression(alert(1))) { p { color: red } }',
  '@font-face { src: local("a"), url(http://alert/a.woff) format("woff") }',
  '@unknown alert { p { color: red } }',
  '<!-- @import "http://alert/"; -->',
  '@import url(data:text/css,alert);',
])('takes out what loads or runs, however it is spelled: %j', (sheet) => {
  expect(cleanCss(sheet, own)).not.toContain('alert');
});

it.each([
  ['p{font:12px/1.5"A B",serif;margin:-.5em auto 0 calc(1px + 2%)}'],
  ['@media (max-width:600px) and (orientation:portrait){p{color:red!important}}'],
  ['@font-face{font-family:"A";src:local("A"),url(own.woff2)format("woff2")}'],
  [
    '@namespace epub"http://www.idpf.org/2007/ops";epub|a[epub|type~="x"]:not(.b)::before{content:"—"}',
  ],
  ['p{-epub-writing-mode:vertical-rl;text-emphasis:dot;*zoom:1}'],
  ['@page :first{margin:1in;@top-left{content:counter(page)}}'],
  [
    'p{background:linear-gradient(to right,rgb(0 0 0/50%),#fff)}p:nth-child(2n+1)>a~b{color:inherit}',
  ],
  ['p{--a:1px;width:max(var(--a),2px)}@supports (display:grid){p{display:grid}}'],
])('keeps what books are styled with: %s', (sheet) => {
  expect(cleanCss(sheet, own)).toBe(sheet);
});

it('goes on behind what cannot be read, as browsers do', () => {
  expect(cleanCss('p { color: red; colour blue; margin: 0 } q { ] } b { margin: 0 }', own)).toBe(
    'p{color:red;margin:0}q{}b{margin:0}',
  );
});

it('renames the files of the book, whatever their names hold', () => {
  expect(cleanCss(`p { background: url("own (1)'s.png") }`, own)).toBe(
    'p{background:url(own%20%281%29%27s.png)}',
  );
  expect(cleanDeclarations('background: url(own.png); cursor: url(x.cur), auto', own)).toBe(
    'background:url(own.png);cursor:url(data:,),auto',
  );
});

it('keeps a value only where nothing in it is unknown', () => {
  expect(cleanValue('url(#a) none', own)).toBe('url(#a)none');
  expect(cleanValue('url(http://x/#a)', own)).toBe('url(data:,)');
  expect(cleanValue('expression(1)', own)).toBeNull();
});

it('says of styles that exhaust memory or the stack that they are too much', () => {
  expect(() => cleanCss('@media x{'.repeat(20_000), own)).toThrow('nested too deeply');
  expect(() => cleanCss('a{b:c}'.repeat(200_000), own)).toThrow('over 1 MiB');
  const font = `@font-face{src:url(data:font/woff2;base64,${'A'.repeat(2_000_000)})}`;
  expect(cleanCss(font, own)).toBe(font);
});
