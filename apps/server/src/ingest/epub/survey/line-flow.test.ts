import { expect, it } from 'vitest';
import { lineFlowIn } from './line-flow.ts';

it.each([
  ['html { writing-mode: vertical-rl }', 'vertical-rl'],
  ['html{-epub-writing-mode:vertical-rl;-webkit-writing-mode:vertical-rl}', 'vertical-rl'],
  ['@charset "UTF-8";\nhtml, body.page { margin: 0; writing-mode: vertical-lr }', 'vertical-lr'],
  [':root { writing-mode: tb-rl }', 'vertical-rl'],
  ['body { writing-mode: horizontal-tb }', 'horizontal'],
  ['html { writing-mode: vertical-rl } html { writing-mode: horizontal-tb }', 'horizontal'],
  ['/* html { writing-mode: vertical-rl } */ p { color: red }', null],
  // A caption in vertical writing says nothing of the page.
  ['figcaption { writing-mode: vertical-rl }', null],
  ['html { writing-mode: sideways-rl }', null],
  [`html { writing-mode: vertical-rl }${' '.repeat(200_000)}`, null],
  ['', null],
])('reads %j of a page', (css, flow) => {
  expect(lineFlowIn(css)).toBe(flow);
});
