import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '#tokens/tokens.css';
import '#tokens/base.css';
import { violations } from '#testing/violations.ts';
import { DayFigures } from './DayFigures.tsx';

const figures = {
  labels: {
    table: 'Figures',
    show: 'Show',
    day: 'Day',
    plot: (series: string, from: string, to: string, most: string) =>
      `${series} ${from} to ${to}, most ${most}`,
  },
  series: [
    { key: 'views', label: 'Views', total: '60' },
    { key: 'likes', label: 'Likes', total: '1' },
  ],
  days: [
    { key: '1', label: 'May 1', values: [40, 0] },
    { key: '2', label: 'May 2', values: [20, 1] },
  ],
  format: String,
};

it('has the same figures as a plot and as a table, the latest day first', async () => {
  const screen = await render(
    <main>
      <DayFigures {...figures} />
    </main>,
  );
  const plot = screen.getByRole('img', { name: 'Views May 1 to May 2, most 40' });
  const bars = [...plot.element().querySelectorAll('rect')].map((bar) =>
    bar.getAttribute('height'),
  );
  expect(bars).toEqual(['64', '32']);
  await screen.getByText('Show').click();
  const rows = screen.getByRole('row').elements();
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Day', 'Views', 'Likes'],
    ['May 2', '20', '1'],
    ['May 1', '40', '0'],
  ]);
  expect(await violations()).toEqual([]);
});

it('draws a day without anything as nothing, and little as little', async () => {
  const days = [0, 1, 1000].map((value, at) => ({
    key: String(at),
    label: `May ${at}`,
    values: [value],
  }));
  const series = figures.series.slice(0, 1);
  const screen = await render(<DayFigures {...figures} series={series} days={days} />);
  const bars = [...screen.container.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(['0', '2', '64']);
});
