import { at, japanese, korean } from '#browser/editions.ts';
import { answered } from '#browser/faults.ts';
import { settled, violations } from '#browser/rules-of-accessibility.ts';
import { screensIn } from '#browser/screens.ts';
import { expect, test } from '#browser/test.ts';

/** Parts that an edition chooses, as the wide Japanese header; the rest is the same in each. */
const composedByEdition = new Set(['Home', 'search', 'a comic', 'a novel', 'sign-in', 'not found']);

for (const edition of [korean, japanese]) {
  const { name, language, size } = edition;

  test(
    `${name}: no screen breaks a rule of accessibility, and each has a title of its own`,
    { tag: size },
    async ({ page, faults }) => {
      faults.expect(answered(404));
      const titles = new Map<string, string>();
      for (const screen of screensIn(language)) {
        if (edition !== korean && !composedByEdition.has(screen.name)) continue;
        await page.goto(at(name, screen.path));
        await settled(page);
        expect.soft(await violations(page), screen.name).toEqual([]);
        const title = await page.title();
        expect.soft(title, screen.name).toMatch(/Hanji$/);
        expect.soft(titles.get(title), `${screen.name}: ${title}`).toBeUndefined();
        titles.set(title, screen.name);
      }
    },
  );
}

test(
  'vi-refund: no screen breaks a rule of accessibility',
  { tag: '@phone' },
  async ({ page, faults }) => {
    faults.expect(answered(404));
    for (const path of ['/refund/home', '/login', '/login/nothing']) {
      await page.goto(at('vi-refund', path));
      await settled(page);
      expect.soft(await violations(page), path).toEqual([]);
    }
  },
);
