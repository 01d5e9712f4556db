import { expect, it } from 'vitest';
import { pageStyles } from './page-styles.ts';

const css = [
  '@layer base,parts;',
  ':root{--a:1px}',
  'a:focus-visible{outline:1px solid}',
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
