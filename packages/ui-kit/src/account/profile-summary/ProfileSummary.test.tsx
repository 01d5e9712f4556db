import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { ProfileSummary } from './ProfileSummary.tsx';

const coins = { label: 'Coins', amount: '1,240', note: '1,000 bought, 240 free', href: '/coins' };
const tickets = { label: 'Tickets', amount: '3' };

it('shows nickname, avatar, coin totals and ticket count', async () => {
  const screen = await render(
    <main style={{ width: 312 }}>
      <ProfileSummary
        nickname="Min-seo"
        avatar={null}
        note="minseo@example.com"
        href="/userinfo"
        coins={coins}
        tickets={tickets}
      />
    </main>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Min-seo minseo@example.com' }))
    .toHaveAttribute('href', '/userinfo');
  expect(screen.container.querySelector('[data-drawn-reader]')).not.toBeNull();
  await expect
    .element(screen.getByRole('link', { name: 'Coins 1,240' }))
    .toHaveAttribute('href', '/coins');
  await expect.element(screen.getByText('1,000 bought, 240 free')).toBeVisible();
  expect(screen.getByRole('definition').elements()[1]?.textContent).toBe('3');
});

it('keeps its height while the inventory is on its way', async () => {
  const figures = { coins: { ...coins, note: undefined }, tickets };
  const draw = (known: boolean) => (
    <main style={{ width: 312 }}>
      <ProfileSummary nickname="Min-seo" avatar={null} href="/" {...(known ? figures : {})} />
    </main>
  );
  const screen = await render(draw(false));
  const heights = [screen.getByRole('main').element().getBoundingClientRect().height];
  await screen.rerender(draw(true));
  heights.push(screen.getByRole('main').element().getBoundingClientRect().height);
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 99))).toBeLessThanOrEqual(8);
});

it('breaks a long name without growing wider than the menu', async () => {
  const screen = await render(
    <main style={{ width: 264 }}>
      <ProfileSummary
        nickname={'Unterhaltungskünstlerin'.repeat(2)}
        avatar={null}
        href="/"
        coins={{ ...coins, amount: '1.234.567.890', label: 'Münzguthaben insgesamt' }}
        tickets={tickets}
      />
    </main>,
  );
  expect(screen.getByRole('main').element().scrollWidth).toBe(264);
});
