import { english, japanese, korean } from '#account/editions.ts';
import { enterSettled } from '#account/settled-member.ts';
import { overflow } from '#browser/overflow.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { memberScreensIn } from '#browser/screens.ts';
import { expect, test } from '#browser/test.ts';

/** The journeys of these screens go through an edition on one size: this one on the other. */
const other = { '@phone': '@desktop', '@desktop': '@phone' } as const;

for (const edition of [korean, japanese, english]) {
  test(
    `${edition.name}: what members keep, say and ask has a heading, fits, and breaks no rule of accessibility on the other size either`,
    { tag: other[edition.size] },
    async ({ page }) => {
      const talked = await enterSettled(page, edition);
      for (const { name, path } of memberScreensIn(edition.name, talked)) {
        await page.goto(edition.at(path));
        await settled(page);
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
        expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
        // The same parts in each: what they break they break in one.
        if (edition === korean) expect.soft(await violations(page), name).toEqual([]);
      }
    },
  );
}
