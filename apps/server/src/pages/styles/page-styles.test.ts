import { expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const css = [
  '@layer base,parts;',
  ':root{--a:1px}',
  'a:focus-visible{outline:var(--a) solid}',
  '._bar_1{color:red}',
  '._bar_1 ._mark_2{color:green}',
  '._other_3,._bar_1:hover{color:blue}',
  '._bar_1._other_3{color:navy}',
  '._bar_1:not(._other_3){color:teal}',
  ':is(._other_3,p){color:olive}',
  '[href$=".pdf"]{color:gray}',
  String.raw`._bar_1::before{content:"}._other_3{\""}`,
  '@media (width>=768px){._other_3{margin:0}@supports (display:grid){._bar_1{margin:1px}}}',
  '@media print{._other_3{margin:2px}}',
  '@keyframes _turn_1{to{rotate:1turn}}',
  '@keyframes _blink_2{to{opacity:0}}',
  '._bar_1{animation:1s _turn_1}',
  '._other_3{animation:1s _blink_2}',
];
const stylesFor = pageStyles(css.join(''));

it('gives a page the rules that its elements can match, in their order', () => {
  expect(stylesFor('<p class="_bar_1 x">._other_3</p>')).toBe(
    [
      ...css.slice(0, 4),
      css[5],
      ...css.slice(7, 11),
      '@media (width>=768px){@supports (display:grid){._bar_1{margin:1px}}}',
      css[15],
      css[13],
    ].join(''),
  );
});

it('gives a page without an element what is of no class', () => {
  expect(stylesFor('')).toBe([css[0], css[1], css[2], css[8], css[9]].join(''));
});

it('gives a page that has them all what there is, but for what plays nowhere', () => {
  const all = stylesFor('<p class="_bar_1 _mark_2"></p><p class="_other_3"></p>');
  const kept = css.filter((rule) => !rule.startsWith('@keyframes'));
  expect(all).toBe([...kept, css[13], css[14]].join(''));
});

const used = (page: string, ...rules: string[]) => pageStyles(rules.join(''))(page);

it('leaves out what is for another edition, language or theme', () => {
  const kept = [
    ':root[data-edition=ko]{color:red}',
    ':root[data-edition="ko"] p{color:red}',
    ':lang(ko){line-height:2}',
    ':lang(ja) b,:lang(ko) b{line-height:2}',
    'p:not([data-edition=ja]){color:red}',
    '[open]{color:red}',
    '[data-edition^=k]{color:red}',
    '[data-theme=dark]{color:red}',
  ];
  const others = [
    ':root[data-edition=ja]{color:blue}',
    ':lang(ja){line-height:3}',
    ':lang(k){line-height:3}',
    '[data-active=true]{color:blue}',
    '[data-sort]{color:blue}',
    '.here [data-theme] :lang(ja){color:blue}',
  ];
  const page =
    '<html lang="ko-KR" data-edition="ko"><script>a.setAttribute("data-theme",b)</script><p class="here">';
  expect(used(page, ...others, ...kept)).toBe(kept.join(''));
  expect(used(`${page}<i lang="ja" data-sort data-active="true">`, ...others)).toBe(
    others.filter((rule) => !/=ja|lang.k/.test(rule)).join(''),
  );
});

it('knows an attribute from the text of a page', () => {
  const rules = [':lang(ja){color:red}', '[data-sort]{color:red}'];
  expect(used('<p>lang=&quot;ja&quot; [data-sort]</p>', ...rules)).toBe('');
  expect(used('<a href="data-sort" title="a lang=ja">', ...rules)).toBe('');
});

it('keeps of the custom properties those that are used, through others too', () => {
  const root = ':root{--a:var(--b, 1px);--b:calc(2*(var(--c)));--c: ;--d:"a;b";--e:1px;color:red}';
  const rule = '@media (width>1px){p{margin:var(--a)}}';
  expect(used('<p>', root, rule)).toBe(
    `:root{--a:var(--b, 1px);--b:calc(2*(var(--c)));--c: ;color:red}${rule}`,
  );
  expect(used('<p style="width:var(--d)">', root)).toBe(':root{--d:"a;b";color:red}');
  expect(used('<p>', ':root{--a:1px}')).toBe('');
  const [turn, played] = ['@keyframes turn{to{rotate:var(--e)}}', 'p{animation:1s turn}'];
  expect(used('<p>', ':root{--e:1turn}', turn, played)).toBe(`:root{--e:1turn}${played}${turn}`);
});
