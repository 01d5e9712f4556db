import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { PromotionStrip } from './PromotionStrip.tsx';

it('says what each promotion gives, what it is called and how long it goes on', async () => {
  const screen = await render(
    <main style={{ width: 328 }}>
      <PromotionStrip
        label="Promotions"
        promotions={[
          { kind: 'free', mark: 'Free', title: 'Ten chapters', left: '3 days left', href: '/f' },
          {
            kind: 'coinback',
            mark: 'Münzen zurück',
            title: 'Donaudampfschifffahrtsgesellschaftskapitän',
            left: 'Noch 23 Stunden',
            href: '/c',
          },
        ]}
      />
    </main>,
  );
  await expect.element(screen.getByRole('list', { name: 'Promotions' })).toBeVisible();
  const link = screen.getByRole('link', { name: /^Free\s*Ten chapters\s*3 days left$/ });
  await expect.element(link).toHaveAttribute('href', '/f');
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  for (const each of screen.getByRole('link').elements()) {
    expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(screen.getByRole('main').element().scrollWidth).toBeLessThanOrEqual(328);
  expect(await violations()).toEqual([]);
});

it('has no link where a promotion leads no further', async () => {
  const promotion = { kind: 'free', mark: 'Free', title: 'Ten chapters', left: '3 days' } as const;
  const screen = await render(<PromotionStrip label="Promotions" promotions={[promotion]} />);
  await expect.element(screen.getByText('Ten chapters')).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
});

it('takes no room where nothing is on', async () => {
  const screen = await render(<PromotionStrip label="Promotions" promotions={[]} />);
  expect(screen.container.children).toHaveLength(0);
});
