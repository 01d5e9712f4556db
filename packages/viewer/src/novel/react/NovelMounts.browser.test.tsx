import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { sentences, testBook } from '#testing/test-book.ts';

const problems: string[] = [];
function note(event: PromiseRejectionEvent | ErrorEvent): void {
  const problem = String('reason' in event ? event.reason : event.message);
  // The browser's note that a frame was measured one frame later: harmless, and not ours.
  if (!problem.includes('ResizeObserver loop')) problems.push(problem);
}
beforeEach(() => {
  problems.length = 0;
  window.addEventListener('unhandledrejection', note);
  window.addEventListener('error', note);
});
afterEach(() => {
  window.removeEventListener('unhandledrejection', note);
  window.removeEventListener('error', note);
});

it('comes and goes at any moment without an error, a frame or a blob that is left', async () => {
  const live = new Set<string>();
  const make = URL.createObjectURL.bind(URL);
  const revoke = URL.revokeObjectURL.bind(URL);
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = make(content);
    live.add(address);
    return address;
  });
  const gone = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => {
    live.delete(address);
    revoke(address);
  });
  onTestFinished(() => {
    made.mockRestore();
    gone.mockRestore();
  });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
  const files = { 'a.svg': { type: 'image/svg+xml', data: drawing } };
  const head = '<style>p { margin: 1em }</style>';
  const book = testBook({
    chapters: [`<p><img src="a.svg" alt=""/></p>${sentences(40)}`],
    files,
    head,
  });
  const stay = fc.integer({ min: 0, max: 260 });
  await fc.assert(
    fc.asyncProperty(stay, fc.constantFrom('scroll', 'page'), async (milliseconds, mode) => {
      const screen = await render(
        <NovelViewer
          book={book}
          language="en"
          labels={labels}
          PanelWords={TestNovelWords}
          settings={defaultNovelSettings(false)}
          mode={mode}
          endSlot={<p>End</p>}
        />,
      );
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await screen.unmount();
      expect(document.querySelector('iframe')).toBeNull();
      await expect.poll(() => live.size).toBe(0);
    }),
    { numRuns: 6 },
  );
  expect(made).toHaveBeenCalled();
  expect(problems).toEqual([]);
});
