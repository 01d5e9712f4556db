import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { CoinHistoryRow } from './CoinHistoryRow.tsx';

it('says what coins went for, when, and leads there', async () => {
  const screen = await render(
    <main>
      <CoinHistoryRow
        title="Lighthouse Days"
        detail="12. The lamp goes out"
        href="/comic/1"
        date="3 May 2025"
        dateTime="2025-05-03"
        amount="−3"
        amountLabel="3 coins used"
        kind="used"
      />
    </main>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Lighthouse Days' }))
    .toHaveAttribute('href', '/comic/1');
  await expect.element(screen.getByRole('img', { name: '3 coins used' })).toHaveTextContent('−3');
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', '2025-05-03');
  expect(await violations()).toEqual([]);
});

it('says until when coins that came can be spent, within 328 px', async () => {
  const screen = await render(
    <main style={{ width: 328 }}>
      <CoinHistoryRow
        title={'Willkommensgeschenkgutschein'.repeat(3)}
        date="03.05.2025"
        dateTime="2025-05-03"
        amount="+1.234.567"
        amountLabel="1.234.567 Münzen erhalten"
        kind="distributed"
        expiry="verfallen am 14.08.2025"
      />
    </main>,
  );
  await expect.element(screen.getByText('verfallen am 14.08.2025')).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
  expect(screen.getByRole('main').element().scrollWidth).toBe(328);
  expect(await violations()).toEqual([]);
});
