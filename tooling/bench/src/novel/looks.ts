import type { Browser } from 'playwright';
import { until } from '#comic/until.ts';
import { openPhone } from './first-text.ts';
import { keptPercent, readText, seenParagraphs, slideTo } from './in-page.ts';
import type { Served } from './stage.ts';

export type Looks = {
  /** How often the look was changed. */
  readonly changes: number;
  /** After how many of them what had been read was no longer in view. */
  readonly lost: number;
};

/** The first rows of the panel: theme, typeface, size and line height. */
const rows = 4;

/** In the middle of a long book: sets every theme, typeface, size and line height, and looks at the text. */
export async function changedLooks(
  browser: Browser,
  origin: string,
  { chapter }: Served,
  mode: 'scroll' | 'page',
): Promise<Looks> {
  const [context, page] = await openPhone(browser, 1, mode);
  try {
    await page.goto(origin + chapter, { waitUntil: 'load' });
    await until(() => page.evaluate(readText));
    await page.evaluate(slideTo, 50);
    await until(() => page.evaluate(keptPercent));
    await page.waitForTimeout(500);
    const read = await until(() => page.evaluate(seenParagraphs));
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.touchscreen.tap(width / 2, height / 2);
    await page.getByRole('button', { name: '글자 설정' }).tap();
    const fields = page.getByRole('dialog').locator('fieldset');
    await fields.nth(rows - 1).waitFor();
    let [changes, lost] = [0, 0];
    for (let row = 0; row < rows; row += 1) {
      for (const radio of await fields.nth(row).locator('input').all()) {
        await radio.evaluate((own: HTMLInputElement) => own.click());
        await page.waitForTimeout(400);
        const seen = await until(() => page.evaluate(seenParagraphs));
        changes += 1;
        if (seen.first > read.first || seen.last < read.first) lost += 1;
      }
    }
    return { changes, lost };
  } finally {
    await context.close();
  }
}
