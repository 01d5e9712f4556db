import { expect, test as base } from '@playwright/test';
import { Faults } from './faults.ts';
import { waitForEdition } from './wait-for-edition.ts';

type Fixtures = {
  readonly faults: Faults;
};

/** Every journey fails on console errors and warnings, policy violations and uncaught errors. */
export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForEdition);
    await use(context);
  },
  faults: [
    async ({ page }, use) => {
      const faults = new Faults();
      faults.watch(page);
      await use(faults);
      expect(faults.unexpected(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
