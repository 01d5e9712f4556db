import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { violations } from '#testing/accessibility.ts';
import { brokenAddress, testChapter } from '#testing/comic-images.ts';
import { holdControls } from '#testing/hold-controls.ts';
import { testComicLabels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { testNovelLabels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { sentences, testBook } from '#testing/test-book.ts';

async function showControls(): Promise<void> {
  page.getByRole('button', { name: 'Show controls' }).element().focus();
  await userEvent.keyboard('{Enter}');
  holdControls();
  await expect.element(page.getByRole('slider', { name: 'Position' })).toBeVisible();
}

const end = <button type="button">Continue</button>;

it.each(['TTB', 'RTL'] as const)(
  'a comic read %s has no fault that axe knows',
  async (orientation) => {
    const images = testChapter({ count: 4, urlOf: () => brokenAddress });
    await render(
      <ComicViewer
        images={images}
        orientation={orientation}
        labels={testComicLabels}
        PanelWords={TestPanelWords}
        endSlot={end}
      />,
    );
    expect(await violations()).toEqual([]);
    await expect
      .poll(() => page.getByRole('button', { name: 'Try again' }).elements().length)
      .toBeGreaterThan(0);
    await showControls();
    expect(await violations()).toEqual([]);
  },
);

it.each([0, 1, 2, 3, 4])('a novel in colour %i has none either', async (color) => {
  const settings = { ...defaultNovelSettings(false), color };
  await render(
    <NovelViewer
      book={testBook({ chapters: [sentences(40), sentences(40)] })}
      language="en"
      labels={testNovelLabels}
      PanelWords={TestNovelWords}
      settings={settings}
      mode="scroll"
      onChoose={() => undefined}
      endSlot={end}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Next part' })).toBeInTheDocument();
  await showControls();
  expect(await violations()).toEqual([]);
  for (const panel of ['Contents', 'Text']) {
    await page.getByRole('button', { name: panel }).click();
    await expect.element(page.getByRole('dialog', { name: panel })).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
  }
});
