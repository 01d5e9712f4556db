import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { chapterPath } from '#paths/paths.ts';
import { writeComicChoices } from '#chapter/comic/comic-settings.ts';
import { writePosition } from '#storage/reading-positions.ts';
import { firstAction, freeChapter, openIdleTitle } from '#testing/open-idle-title.tsx';

const chapter = chapterPath({
  contentType: 'comic',
  contentId: 1,
  chapterId: 2,
  chapterFileSalesType: 'product',
});

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

function pictures(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-status]:has(img)')];
}

/** How far the pictures of a strip are that can be seen. */
function seen(): string[] {
  return pictures()
    .filter((box) => box.checkVisibility())
    .map(({ dataset }) => dataset['status'] ?? '');
}

/** A title whose first chapter is here already, how it begins drawn and not shown. */
async function openPrepared() {
  const site = await openIdleTitle(freeChapter);
  const where: string[] = [];
  onTestFinished(site.router.subscribe(({ location }) => where.push(location.pathname)));
  await site.rest();
  await expect.poll(() => pictures().length).toBe(1);
  expect(seen()).toEqual([]);
  return { ...site, where };
}

function press(times = 1): void {
  for (let time = 0; time < times; time += 1) {
    (firstAction.element() as HTMLElement).click();
  }
}

it('shows at once how a chapter that is here begins, and its page takes over', async () => {
  const { where } = await openPrepared();
  press();
  expect(seen()).toEqual(['drawn']);
  expect(where).toEqual([]);
  await expect.poll(() => where).toEqual([chapter]);
  await expect.poll(seen).toEqual(['loaded']);
  expect(pictures()).toHaveLength(1);
});

it('leaves no moment in which nothing of it is seen, nor two in one place', async () => {
  await openPrepared();
  const counts = new Set<number>();
  const statuses: string[] = [];
  const watcher = new MutationObserver(() => {
    counts.add(seen().length);
    statuses.push(...seen());
  });
  press();
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => watcher.disconnect());
  await expect.poll(() => statuses.at(-1)).toBe('loaded');
  expect(statuses[0]).toBe('drawn');
  expect([...counts]).toEqual([1]);
});

it('is opened once, however often it is pressed', async () => {
  const { where } = await openPrepared();
  press(3);
  await expect.poll(seen).toEqual(['loaded']);
  expect(where).toEqual([chapter]);
});

it('says nothing of what it shows, which its page says, and lets no press through', async () => {
  await openPrepared();
  press();
  const [shown] = pictures();
  expect(shown?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main')).toBeNull();
  await expect.poll(seen).toEqual(['loaded']);
});

it('goes nowhere once another way was taken', async () => {
  const { where, router } = await openPrepared();
  press();
  router.navigate('/search');
  await expect.poll(() => pictures().length).toBe(0);
  await new Promise((passed) => setTimeout(passed, 300));
  expect(where).toEqual(['/search']);
});

it.each([
  [
    'in its middle',
    () =>
      writePosition(
        { reader: 'u1', chapterId: 2 },
        { imageId: 'image-0', fraction: 0.5, contentVersion: '1', chapterShare: 0.5 },
      ),
  ],
  ['by pages', () => writeComicChoices(1, { title: { mode: 'page' }, device: {} })],
  ['otherwise wide', () => writeComicChoices(1, { title: {}, device: { width: 600 } })],
])('shows nothing that its page would show otherwise, to who reads it %s', async (_, keep) => {
  const { where } = await openPrepared();
  keep();
  press();
  expect(seen()).toEqual([]);
  await expect.poll(() => where).toEqual([chapter]);
});
