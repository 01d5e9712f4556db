import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { readingRoutes } from '#routes.ts';
import { answerCalls } from '#testing/answer-calls.ts';
import { someView } from '#testing/chapter-views.ts';
import { readPlace, writePosition } from '#storage/reading-positions.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const [trial, product] = ['/comic/1/chapter/2/trial', '/comic/1/chapter/2/product'];
const owner = { reader: null, chapterId: 2 };
const further = { imageId: 'image-15', fraction: 0, chapterShare: 0.75, contentVersion: '1' };

/** A chapter of twenty images, of which ten are its preview. */
async function openAt(at: string) {
  const whole = await someView(
    'Two',
    Array.from({ length: 20 }, () => picture),
  );
  const images = whole.chapter.images.slice(0, 10);
  answerCalls({
    [`GET ${trial}`]: { data: { ...whole, chapter: { ...whole.chapter, images } } },
    [`GET ${product}`]: { data: whole },
    'POST /comic/1/chapter/2/read': { data: null },
  });
  const edition = someEdition();
  const routes = editionRoutes(edition, [...readingRoutes]);
  return openSite({ edition, routes, at, words: { reading, units, viewer } });
}

/** The image at the top of the window. */
function shown(): string | undefined {
  const images = [...document.querySelectorAll<HTMLElement>('[data-image]')];
  return images.find((each) => each.getBoundingClientRect().bottom > 1)?.dataset['image'];
}

/** Whether the end of what there is to see of the last image of a preview is on screen. */
function seesEnd(): boolean {
  const last = document.querySelector('[data-image="image-9"]')?.getBoundingClientRect();
  return last !== undefined && last.bottom > 0 && last.bottom <= window.innerHeight + 1;
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  window.scrollTo(0, 0);
});

it('keeps the place of who was further on than a preview, and shows them its end', async () => {
  const { router } = await openAt('/nowhere');
  writePosition(owner, further);
  router.navigate(trial);
  await expect.poll(seesEnd).toBe(true);
  window.scrollTo(0, 0);
  await expect.poll(shown).toBe('image-0');
  // What scrolling brings about comes with the frame after it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(readPlace(owner)?.last).toEqual(further);
  router.navigate(product);
  await expect.poll(shown).toBe('image-15');
});

it('has who read a preview go on at the same image, and takes its end for no chapter’s end', async () => {
  const { router } = await openAt(trial);
  await expect.poll(shown).toBe('image-0');
  const image = document.querySelector('[data-image="image-8"]');
  image?.scrollIntoView();
  await expect.poll(() => readPlace(owner)?.last).toMatchObject({ imageId: 'image-8' });
  expect(readPlace(owner)?.furthest).toMatchObject({ chapterShare: null });
  router.navigate(product);
  await expect.poll(shown).toBe('image-8');
});
