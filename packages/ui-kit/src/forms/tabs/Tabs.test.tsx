import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { Tabs } from './Tabs.tsx';

function Units({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [unit, setUnit] = useState<'episode' | 'volume'>('episode');
  return (
    <main dir={dir}>
      <Tabs
        label="Chapters"
        selected={unit}
        onSelect={setUnit}
        tabs={[
          { key: 'episode', label: 'Episodes' },
          { key: 'volume', label: 'Volumes' },
        ]}
      >
        all of {unit}
      </Tabs>
      <button type="button">After</button>
    </main>
  );
}

it('shows one panel, named by its tab', async () => {
  const screen = await render(<Units />);
  await screen.getByRole('tab', { name: 'Volumes' }).click();
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Volumes' }))
    .toHaveTextContent('all of volume');
  expect(await violations()).toEqual([]);
});

it('is one stop for the Tab key, and arrows, Home and End move within', async () => {
  const screen = await render(<Units />);
  const episodes = screen.getByRole('tab', { name: 'Episodes' });
  const volumes = screen.getByRole('tab', { name: 'Volumes' });
  await userEvent.tab();
  await expect.element(episodes).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(volumes).toHaveFocus();
  await expect.element(volumes).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(episodes).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(volumes).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(episodes).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('follows the line of reading', async () => {
  const screen = await render(<Units dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Volumes' })).toHaveFocus();
});

it('brings the selected tab into view, and moves nothing but its row', async () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const screen = await render(
    <main style={{ inlineSize: '240px' }}>
      <div style={{ blockSize: '3000px' }} />
      <Tabs
        label="Days"
        selected="Sunday"
        onSelect={() => undefined}
        tabs={days.map((key) => ({ key, label: key }))}
      >
        all of Sunday
      </Tabs>
    </main>,
  );
  const row = screen.getByRole('tablist').element().getBoundingClientRect();
  const sunday = screen.getByRole('tab', { name: 'Sunday' }).element().getBoundingClientRect();
  expect(sunday.right).toBeLessThan(row.right + 1);
  expect(window.scrollY).toBe(0);
});
