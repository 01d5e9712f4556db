import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { defaultNovelSettings, novelColors } from '@hanji/domain/reading/novel.ts';
import { scroller } from '#testing/drawn-book.ts';
import { frames } from '#testing/frames.ts';
import { sentences, testBook } from '#testing/test-book.ts';
import { novelShown, testNovel } from '#testing/test-novel.tsx';

/** How light a colour is, by WCAG, 0 to 1. */
function luminance(color: string): number {
  const pencil = document.createElement('canvas').getContext('2d');
  if (!pencil) throw new Error('no canvas');
  pencil.fillStyle = color;
  pencil.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(pencil.getImageData(0, 0, 1, 1).data, (part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it.each(
  novelColors.flatMap((name, color) =>
    (['light', 'dark'] as const).map((theme) => ({ name, color, theme })),
  ),
)('puts the end on the paper that is read on, $name on a $theme site', async ({ color, theme }) => {
  document.documentElement.dataset['theme'] = theme;
  onTestFinished(() => {
    delete document.documentElement.dataset['theme'];
  });
  const endSlot = ['text', 'text-soft'].map((ink) => (
    <p key={ink} style={{ color: `var(--hj-color-${ink})` }}>
      {ink}
    </p>
  ));
  const settings = { ...defaultNovelSettings(false), color };
  const book = testBook({ chapters: ['<p>Sentence 0</p>'] });
  await render(testNovel({ book, endSlot, settings }));
  await novelShown();
  const paper = document.querySelector('section');
  for (const ink of ['text', 'text-soft']) {
    const words = page.getByText(ink, { exact: true });
    await expect.element(words).toBeInTheDocument();
    const ground = words.element().parentElement;
    if (!ground || !paper) throw new Error('nothing to stand on');
    const { backgroundColor } = getComputedStyle(ground);
    expect(backgroundColor).toBe(getComputedStyle(paper).backgroundColor);
    const style = getComputedStyle(words.element());
    const [light, dark] = [luminance(style.color), luminance(backgroundColor)].toSorted(
      (one, other) => other - one,
    );
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThan(4.5);
    expect(style.colorScheme).toBe(color === 4 ? 'dark' : 'light');
  }
});

describe('a keyboard that goes past the text to the card behind it', () => {
  async function open() {
    await page.viewport(390, 700);
    const onPosition = vi.fn<() => void>();
    const onReadFinished = vi.fn<() => void>();
    const book = testBook({ chapters: [sentences(40)] });
    const shown = await render(testNovel({ book, onPosition, onReadFinished }));
    await novelShown();
    await frames(6);
    // As a browser does for the Tab key.
    page.getByRole('button', { name: 'Continue' }).element().focus();
    await expect.poll(() => scroller().scrollTop).toBeGreaterThan(700);
    await frames(12);
    return { ...shown, onPosition, onReadFinished };
  }

  it('has read nothing, and keeps the place through leaving', async () => {
    const { onPosition, onReadFinished, unmount } = await open();
    await unmount();
    expect(onPosition).not.toHaveBeenCalled();
    expect(onReadFinished).not.toHaveBeenCalled();
  });

  it('reads on from where it goes up again, and to the end from there', async () => {
    const { onPosition, onReadFinished } = await open();
    scroller().scrollTop = 200;
    await expect.poll(() => onPosition.mock.calls.length).toBeGreaterThan(0);
    expect(onReadFinished).not.toHaveBeenCalled();
    scroller().scrollTop = 100_000;
    await expect.poll(() => onReadFinished.mock.calls.length).toBe(1);
  });
});
