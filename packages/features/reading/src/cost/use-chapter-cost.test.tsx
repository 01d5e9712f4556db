import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { defineEdition } from '@hanji/edition/edition.ts';
import { EditionProvider } from '@hanji/edition/edition-context.tsx';
import { createTranslator } from '@hanji/i18n/i18n.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { ChapterRow } from '@hanji/ui-kit/works/chapter-row/ChapterRow.tsx';
import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { someChapter } from '#testing/chapter-views.ts';
import { useChapterCost } from './use-chapter-cost.ts';

beforeAll(async () => {
  await createTranslator('en-US', async () => ({ phrases: { reading, units } }));
});

const edition = defineEdition({
  id: 'global',
  locales: ['en-US'],
  timeZone: 'UTC',
  currency: 'USD',
  verifiesAdults: false,
  signIn: [],
});

type Sales = Partial<Chapter['salesConfig']>;

function chapter(sales: Sales): Chapter {
  return someChapter({ salesConfig: { ...someChapter().salesConfig, ...sales } });
}

function Row({ of }: { of: Chapter }) {
  const { closed: _, ...cost } = useChapterCost({ adsEnabled: false, inventory: null }, of);
  return <ChapterRow href="/" name="Two" date="3 May" dateTime="2025-05-03" {...cost} />;
}

it.each<[about: string, sales: Sales, words: string]>([
  ['a plain price', {}, '3 coins'],
  ['one coin', { price: 1, originalPrice: 1 }, '1 coin'],
  ['a discount', { originalPrice: 4 }, 'before: 4 coins 3 coins 25% off'],
  [
    'a discount below one percent',
    { price: 199, originalPrice: 200 },
    'before: 200 coins 199 coins',
  ],
  ['coins back', { coinBackPrice: 1 }, '3 coins 1 coin back'],
  ['both', { originalPrice: 6, coinBackPrice: 2 }, 'before: 6 coins 3 coins 50% off 2 coins back'],
  ['no coins back from a rental', { purchaseAllowedWith: [], coinBackPrice: 2 }, '2 coins'],
  ['nothing more where it is free', { free: true, originalPrice: 6, coinBackPrice: 2 }, 'Free'],
])('says in words what a chapter costs: %s', async (_, sales, words) => {
  const screen = await render(
    <EditionProvider value={{ edition, phrases: {} }}>
      <Row of={chapter(sales)} />
    </EditionProvider>,
  );
  await expect.element(screen.getByRole('link')).toHaveAccessibleDescription(words);
});
