import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '#testing/right-to-left.tsx';
import { DayFigures } from './DayFigures.tsx';

const views = [120, 180, 90, 0, 240, 410, 380, 260, 300, 520, 640, 480, 390, 700];

const meta = {
  component: DayFigures,
  args: {
    labels: {
      table: 'Figures of each day',
      show: 'Show the figures of each day',
      day: 'Day',
      plot: (series, from, to, most) => `${series} from ${from} to ${to}, at most ${most} a day`,
    },
    series: [
      { key: 'views', label: 'Views', total: '4,710' },
      { key: 'likes', label: 'Likes', total: '471' },
      { key: 'comments', label: 'Comments', total: '37' },
      { key: 'subscribers', label: 'Subscribers', total: '14' },
    ],
    days: views.map((value, at) => ({
      key: String(at),
      label: `May ${at + 1}`,
      values: [value, Math.round(value / 10), at % 4, at % 3 === 0 ? 2 : 0],
    })),
    format: (value) => value.toLocaleString('en-US'),
  },
} satisfies Meta<typeof DayFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Views from May 1 to May 14, at most 700 a day' }),
    ).toBeVisible();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the figures of each day'));
    await expect(canvas.getAllByRole('row')).toHaveLength(15);
  },
};

export const Nothing: Story = {
  args: {
    series: [{ key: 'views', label: 'Views', total: '0' }],
    days: views.map((_value, at) => ({ key: String(at), label: `May ${at + 1}`, values: [0] })),
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    labels: {
      ...meta.args.labels,
      show: 'Zahlen der einzelnen Tage als Tabelle anzeigen',
      day: 'Veröffentlichungstag',
    },
    series: [
      { key: 'views', label: 'Seitenaufrufe insgesamt', total: '123.456.789' },
      { key: 'subscribers', label: 'Neue Abonnentinnen und Abonnenten', total: '14' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/als Tabelle/));
  },
};

export const RightToLeft: Story = { decorators: [inArabic] };
