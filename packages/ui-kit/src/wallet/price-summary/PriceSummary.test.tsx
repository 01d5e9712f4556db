import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { PriceSummary } from './PriceSummary.tsx';

const uses = [
  { means: 'freeCoins', label: 'Free coins', amount: '2' },
  { means: 'paidCoins', label: 'Bought coins', amount: '1' },
] as const;

function lines(screen: Awaited<ReturnType<typeof render>>): [string | null, string | null][] {
  return screen
    .getByRole('term')
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);
}

it('says in order what is used, what comes back and what is left', async () => {
  const screen = await render(
    <main>
      <PriceSummary
        label="What will be used"
        uses={uses}
        back={{ label: 'Comes back', amount: '1 free coin' }}
        left={{ label: 'Left after', amount: '238 coins' }}
      />
    </main>,
  );
  await expect.element(screen.getByRole('group', { name: 'What will be used' })).toBeVisible();
  expect(lines(screen)).toEqual([
    ['Free coins', '2'],
    ['Bought coins', '1'],
    ['Comes back', '1 free coin'],
    ['Left after', '238 coins'],
  ]);
  expect(await violations()).toEqual([]);
});

it('says how much is missing, by word and shape beside the colour', async () => {
  const screen = await render(
    <main>
      <PriceSummary
        label="What will be used"
        uses={uses}
        missing={{ label: 'Not enough', amount: '3 coins missing' }}
      />
    </main>,
  );
  expect(lines(screen).at(-1)).toEqual(['Not enough', '3 coins missing']);
  expect(screen.getByRole('term').elements().at(-1)?.querySelector('svg')).not.toBeNull();
  expect(await violations()).toEqual([]);
});
