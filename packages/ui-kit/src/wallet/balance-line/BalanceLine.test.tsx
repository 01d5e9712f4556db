import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { BalanceLine } from './BalanceLine.tsx';

const purchased = { label: 'Bought', amount: '1,000' };
const free = { label: 'Free', amount: '240' };

it('names each figure, and what ends soonest', async () => {
  const screen = await render(
    <main>
      <BalanceLine
        purchased={purchased}
        free={free}
        tickets={{ label: 'Tickets', amount: '3' }}
        expiry="120 free coins until 14 August"
      />
    </main>,
  );
  const names = screen
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
  const amounts = screen
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Bought', 'Free', 'Tickets']);
  expect(amounts).toEqual(['1,000', '240', '3']);
  await expect.element(screen.getByText('120 free coins until 14 August')).toBeVisible();
});

it('has as many figures as there are, side by side within 328 px', async () => {
  const screen = await render(
    <main lang="de" style={{ width: 328 }}>
      <BalanceLine
        purchased={{ label: 'Gekaufte Münzen', amount: '1.234.567.890' }}
        free={{ label: 'Geschenkmünzenguthaben', amount: '9.999.999' }}
        tickets={{ label: 'Leseticketguthaben', amount: '999' }}
      />
    </main>,
  );
  const [first, , last] = screen.getByRole('term').elements();
  expect(first?.getBoundingClientRect().top).toBe(last?.getBoundingClientRect().top);
  expect(screen.getByRole('main').element().scrollWidth).toBe(328);
  await screen.rerender(<BalanceLine purchased={purchased} free={free} />);
  expect(screen.getByRole('term').elements()).toHaveLength(2);
});
