import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, seenSentences } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { sentences, testBook } from '#testing/test-book.ts';

/** What is marked in the text. */
function marked(): string {
  const view = frameDocument()?.defaultView;
  const [range] = view?.CSS.highlights.get('hanji-found') ?? [];
  return range
    ? `${range.startContainer.textContent}`.slice(range.startOffset, range.endOffset)
    : '';
}

/** Where what is marked stands on the screen, as a share of its height. */
function markedAt(): number {
  const frame = document.querySelector('iframe');
  const [range] = frame?.contentDocument?.defaultView?.CSS.highlights.get('hanji-found') ?? [];
  if (!frame || !range) return Number.NaN;
  const text = frame.contentDocument?.createRange();
  text?.setStart(range.startContainer, range.startOffset);
  text?.setEnd(range.endContainer, range.endOffset);
  const top = frame.getBoundingClientRect().top + (text?.getBoundingClientRect().top ?? Number.NaN);
  return top / innerHeight;
}

async function expectMarkedInView(mode: 'scroll' | 'page'): Promise<void> {
  // Whatever settles after it does not take it away.
  await frames(12);
  await expect.poll(markedAt).toBeGreaterThanOrEqual(mode === 'scroll' ? 0.2 : 0);
  expect(markedAt()).toBeLessThan(mode === 'scroll' ? 0.3 : 1);
}

it.each(['scroll', 'page'] as const)(
  'finds words in all parts of the chapter, by key, and shows each in %s mode',
  async (mode) => {
    await page.viewport(600, 800);
    const chapters = [
      `${sentences(40)}<p>the quiet <em>LAMP</em>light</p>${sentences(20, 40)}`,
      `${sentences(40, 60)}<p>A lámp, at last.</p>${sentences(40, 100)}`,
    ];
    await render(
      <NovelViewer
        book={testBook({ chapters })}
        language="en"
        labels={labels}
        PanelWords={TestNovelWords}
        settings={defaultNovelSettings(false)}
        mode={mode}
        endSlot={<p>End</p>}
      />,
    );
    await expect.poll(() => seenSentences().first).toBe(0);
    await frames(6);
    await userEvent.keyboard('/');
    const panel = page.getByRole('dialog', { name: 'Search the text' });
    await expect.element(panel.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('nowhere{Enter}');
    await expect.element(panel.getByText('Nothing found')).toBeVisible();
    await panel.getByRole('combobox').fill('lamp');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByText('Result 1 of 2')).toBeVisible();
    const hits = panel.getByRole('listitem').getByRole('button');
    expect(hits.elements()[0]?.textContent).toContain('the quiet LAMPlight');
    await hits.nth(0).click();
    await expect.poll(marked).toBe('LAMP');
    // Below the bars, with what stands before it in the text.
    await expectMarkedInView(mode);
    await panel.getByRole('button', { name: 'Next result' }).click();
    await expect.element(panel.getByText('Result 2 of 2')).toBeVisible();
    await expect.poll(marked).toBe('lámp');
    await expectMarkedInView(mode);
    // What stands above it grows late, as pictures do: each time it stays where it stood.
    for (const size of [200, 290, 380]) {
      frameDocument()?.querySelector('p')?.setAttribute('style', `min-block-size: ${size}px`);
      await expectMarkedInView(mode);
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => panel.elements()).toEqual([]);
    expect(marked()).toBe('');
  },
);
