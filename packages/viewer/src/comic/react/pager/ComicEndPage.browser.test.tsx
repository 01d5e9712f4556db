import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testChapter } from '#testing/comic-images.ts';
import { frames } from '#testing/frames.ts';
import { one, openComic, showControls } from '#testing/open-comic.tsx';
import { violations } from '#testing/accessibility.ts';

const words = 'See you again next week!';

beforeEach(async () => {
  await page.viewport(600, 800);
  window.scrollTo(0, 0);
});

describe('the page after the last one', () => {
  it.each([
    ['LTR', 'light'],
    ['RTL', 'light'],
    ['RTL', 'dark'],
  ] as const)('of a work read %s can be read in the %s theme', async (orientation, theme) => {
    document.documentElement.style.colorScheme = theme;
    const endSlot = (
      <div>
        <p>{words}</p>
        <a href="#next">Continue</a>
      </div>
    );
    await openComic({ images: testChapter({ count: 4 }), orientation, endSlot });
    await userEvent.keyboard(orientation === 'RTL' ? '{End}{ArrowLeft}' : '{End}{ArrowRight}');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .poll(() => page.getByText(words).element().getBoundingClientRect().left)
      .toBeLessThan(600);
    expect(await violations()).toEqual([]);
    expect(getComputedStyle(page.getByText(words).element()).direction).toBe('ltr');
    document.documentElement.style.removeProperty('color-scheme');
  });
});

describe('a page after the last one that is taller than the screen', () => {
  const foot = (): DOMRect => page.getByText(words).element().getBoundingClientRect();
  /** Whether the page has its wheel: the pager takes the default of what it hears. */
  const isLeft = (deltaY: number, timeStamp: number): boolean => {
    const turned = new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true });
    Object.defineProperty(turned, 'timeStamp', { value: timeStamp });
    page.getByText(words).element().dispatchEvent(turned);
    return !turned.defaultPrevented;
  };

  const open = async () => {
    const endSlot = <p style={{ paddingBlockStart: 1500 }}>{words}</p>;
    await openComic({ images: testChapter({ count: 2 }), orientation: 'LTR', endSlot });
    await expect.poll(() => one('[data-ready]').dataset['ready']).toBe('true');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.poll(() => Math.round(foot().left)).toBe(0);
  };

  it('is scrolled by keys, which turn back only from its top', async () => {
    await open();
    expect(foot().bottom).toBeGreaterThan(1500);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => one('[data-slide="end"]').scrollTop).toBe(80);
    await userEvent.keyboard('[Space][Space]{PageDown}');
    await expect.poll(() => foot().bottom).toBeLessThan(802);
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => foot().bottom).toBeGreaterThan(802);
    expect(one('[data-slide="end"]').dataset['current']).toBe('true');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect.poll(() => one('[data-slide="end"]').dataset['current']).toBe('false');
  });

  it('is scrolled by the wheel, which turns back from its top once it has been still', async () => {
    await open();
    expect(isLeft(100, 1000)).toBe(true);
    one('[data-slide="end"]').scrollTop = 80;
    expect(isLeft(-100, 2000)).toBe(true);
    one('[data-slide="end"]').scrollTop = 0;
    expect(isLeft(-100, 2150)).toBe(true);
    expect(isLeft(-100, 3000)).toBe(false);
  });
});

it.each([
  ['light', 'rgb(251, 248, 243)'],
  ['dark', 'rgb(25, 22, 20)'],
] as const)('has pages lie on the ground of the site in the %s theme', async (theme, ground) => {
  document.documentElement.style.colorScheme = theme;
  await openComic({ images: testChapter({ count: 4 }), orientation: 'LTR' });
  expect(getComputedStyle(one('[data-ground]')).backgroundColor).toBe(ground);
  document.documentElement.style.removeProperty('color-scheme');
});

describe('a strip', () => {
  it.each([
    ['of slivers', 40, false],
    ['of pages', 500, true],
  ])('%s is offered by pages: %s', async (_, height, offered) => {
    const images = testChapter({ count: 12, width: 360, height });
    const settings = { storedDirection: 'TTB' } as const;
    await openComic({ images, orientation: 'TTB', settings });
    await userEvent.keyboard('m');
    await frames(3);
    expect(document.querySelectorAll('[data-slide]').length > 0).toBe(offered);
    if (offered) await userEvent.keyboard('m');
    await showControls();
    const flip = page.getByRole('button', { name: 'Read by pages' });
    expect(flip.elements().length > 0).toBe(offered);
    await page.getByRole('button', { name: 'Reading settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Reading settings' });
    await expect.element(panel.getByRole('slider').first()).toBeInTheDocument();
    expect(panel.getByRole('radio', { name: /pages/i }).elements().length > 0).toBe(offered);
    expect(one('[data-mode]').dataset['mode']).toBe('vertical');
  });
});
