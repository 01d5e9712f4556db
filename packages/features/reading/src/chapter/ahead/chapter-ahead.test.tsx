import '@hanji/ui-kit/tokens/tokens.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { someChapter } from '#testing/chapter-views.ts';
import { firstAction, freeChapter, openIdleTitle, viewOf } from '#testing/open-idle-title.tsx';
import { readLastChapter } from '#storage/last-chapters.ts';

const view = viewOf(2);
const { salesConfig, activity } = someChapter();

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

it.each([
  ['is free', freeChapter],
  ['was bought', someChapter({ activity: { ...activity, unlocked: true } })],
  ['is rented', someChapter({ activity: { ...activity, rented: true, rentRemained: 600 } })],
])('fetches the view of the chapter to be read once idle, where it %s', async (_, chapter) => {
  const { came, rest } = await openIdleTitle(chapter);
  expect(came).not.toContain(view);
  await rest();
  await expect.poll(() => came).toContain(view);
  expect(came.filter((call) => call !== 'GET /comic/1')).toEqual([view]);
  expect(readLastChapter('u1', 1)).toBeNull();
});

it('opens by the view that was fetched ahead, and asks for it no more', async () => {
  const { came, held, rest } = await openIdleTitle(freeChapter);
  await rest();
  await expect.poll(held).toBe('Two');
  await firstAction.click();
  await expect.poll(() => document.querySelectorAll('[data-image]').length).toBe(1);
  expect(came.filter((call) => call === view)).toHaveLength(1);
});

it('fetches nothing of what would have to be paid', async () => {
  const { came, rest } = await openIdleTitle(someChapter());
  await rest();
  expect(came).not.toContain(view);
});

it('fetches nothing for who spares data', async () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { effectiveType: '4g', saveData: true },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { came, rest } = await openIdleTitle(freeChapter);
  await rest();
  expect(came).not.toContain(view);
});

describe('a row', () => {
  const rows = [2, 3, 4, 5, 6].map((id) => ({ ...freeChapter, id, sort: id, name: `Row ${id}` }));

  /** What a pointer does, at once: one that is driven takes its time. */
  function point(id: number, type: 'pointerover' | 'pointerout'): void {
    const row = page.getByRole('link', { name: `Row ${id}`, exact: true }).element();
    row.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  }
  const tells = ({ came }: Awaited<ReturnType<typeof openIdleTitle>>) =>
    came.filter((call) => call !== 'GET /comic/1');

  it('that a pointer rests on is fetched, not what it passes, and nothing is told', async () => {
    const site = await openIdleTitle(...rows);
    point(3, 'pointerover');
    point(3, 'pointerout');
    point(4, 'pointerover');
    await expect.poll(() => site.came).toContain(viewOf(4));
    expect(tells(site)).toEqual([viewOf(4)]);
  });

  it('that takes the focus is fetched, not one that would have to be paid', async () => {
    const [second = freeChapter, third = freeChapter] = rows;
    const site = await openIdleTitle({ ...second, salesConfig }, third);
    for (const id of [2, 3]) {
      page
        .getByRole('link', { name: `Row ${id}`, exact: true })
        .element()
        .focus();
      await new Promise((rested) => setTimeout(rested, 80));
    }
    await expect.poll(() => site.came).toContain(viewOf(3));
    expect(tells(site)).toEqual([viewOf(3)]);
  });

  it('is one of three at most', async () => {
    const site = await openIdleTitle(...rows);
    for (const id of [6, 5, 4, 3]) {
      point(id, 'pointerover');
      // As long as a row waits, and set later.
      await new Promise((rested) => setTimeout(rested, 65));
    }
    await site.rest();
    await expect.poll(() => site.came).toContain(view);
    expect(tells(site)).toEqual([6, 5, 4, 2].map(viewOf));
  });
});
