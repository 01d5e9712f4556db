import type { Page } from '@playwright/test';
import { popup } from '@hanji/server/db/schema/works/showcase.ts';
import { eq } from 'drizzle-orm';
import { database } from '#account/database.ts';
import { english, japanese, korean } from '#account/editions.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { expect, test } from '#browser/test.ts';
import { contentPath, titleIn } from '#service/state.ts';

const hour = 3_600_000;
const memoryKey = 'hanji.popups';

/** As if so many seconds had passed since the last one was shown. */
async function pass(page: Page, seconds: number): Promise<void> {
  await page.evaluate(
    ([key, ms]) => {
      const memory = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        latestShownAt: number;
        shown: { id: number; at: number }[];
      };
      memory.latestShownAt -= ms;
      for (const each of memory.shown) each.at -= ms;
      localStorage.setItem(key, JSON.stringify(memory));
    },
    [memoryKey, seconds * 1000] as const,
  );
}

/** The page has had its moment for a popup. */
async function idle(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
}

// Of each edition a title whose home nothing else opens.
for (const [edition, key] of [
  [korean, 'filler-13'],
  [japanese, 'rtl'],
  [english, 'rtl'],
] as const) {
  test(
    `[B1-018] [B3-019] [B4-034] ${edition.name}: popups of a title come one at a time, in turn, and never once put away`,
    { tag: edition.size },
    async ({ page }) => {
      const { reading, frame } = edition.words;
      const title = titleIn(edition.language, key);
      const shared = {
        language: edition.language,
        area: 'center',
        page: 'content_home',
        contentId: title.id,
        uiType: 'content',
        category: 'event',
        description: '등대에 불이 켜지는 밤, 함께해요.',
        themeColor: '#335577',
        webLinkUrl: '/menu/all_comic/event',
        repeatable: true,
        startAt: new Date(Date.now() - hour),
        endAt: new Date(Date.now() + hour),
      } as const;
      await database()
        .insert(popup)
        .values(['여름 축제', '가을 축제'].map((name) => ({ ...shared, title: name })));
      try {
        const dialog = (name: string) => page.getByRole('dialog', { name });
        const open = () => page.goto(edition.at(contentPath(title)));
        await open();
        await expect(dialog('여름 축제')).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(1);
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog('여름 축제')).toHaveCount(0);

        await pass(page, 590);
        await open();
        await idle(page);
        await expect(page.getByRole('dialog')).toHaveCount(0);

        await pass(page, 20);
        await open();
        await dialog('가을 축제').getByRole('button', { name: reading.popupSkip }).click();
        await expect(dialog('가을 축제')).toHaveCount(0);

        for (const leaves of [false, true]) {
          await pass(page, 610);
          await open();
          await expect(dialog('여름 축제')).toBeVisible();
          if (leaves)
            await dialog('여름 축제').getByRole('link', { name: reading.popupOpen }).click();
          else await dialog('여름 축제').getByRole('button', { name: frame.close }).click();
        }
        await expect(page).toHaveURL(edition.at('/menu/all_comic/event'));
      } finally {
        await database().delete(popup).where(eq(popup.contentId, title.id));
      }
    },
  );
}
