import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

it.each([
  ['left to right', false],
  ['right to left', true],
])('has its steps and its slider in the order of a book from %s', async (_, rightToLeft) => {
  await render(
    testNovel({
      book: testBook({ chapters: [sentences(60)], rightToLeft }),
      mode: 'page',
      onPreviousChapter: () => {},
      onNextChapter: () => {},
    }),
  );
  await novelShown();
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const names = ['Previous chapter', 'Previous page', 'Next page', 'Next chapter'];
  const steps = names.map((name) => page.getByRole('button', { name, exact: true }));
  steps.splice(2, 0, page.getByRole('slider', { name: 'Position' }));
  const edges = steps.map((step) => step.element().getBoundingClientRect().left);
  const along = edges.toSorted((left, right) => left - right);
  expect(edges).toEqual(rightToLeft ? along.toReversed() : along);
});
