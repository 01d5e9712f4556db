import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ExpiryList } from './ExpiryList.tsx';

function entriesIn(words: (day: number) => { amount: string; date: string; remaining: string }) {
  return Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    dateTime: `2025-08-${String(index + 10)}`,
    ...words(index + 10),
  }));
}

const english = entriesIn((day) => ({
  amount: `${day * 3} coins`,
  date: `${day} August 2025`,
  remaining: `${day - 8} days left`,
}));

const meta = {
  component: ExpiryList,
  args: {
    label: 'Free coins that expire soon',
    entries: english.slice(0, 3),
    isDimmed: (known, atEnd) => known >= 10 && !atEnd,
  },
} satisfies Meta<typeof ExpiryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dimmed: Story = { args: { entries: english } };

export const ScrolledToEnd: Story = {
  args: { entries: english },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    canvas.getByRole('region').scrollTo({ top: 10_000, behavior: 'instant' });
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-dimmed]')).toHaveAttribute('data-dimmed', 'false'),
    );
  },
};

export const Today: Story = {
  args: {
    entries: [{ id: '1', amount: '12 coins', date: '3 May, 23:59', dateTime: '2025-05-03' }],
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    entries: entriesIn((day) => ({
      amount: '1.234.567 geschenkte Münzen',
      date: `${day}. September 2025`,
      remaining: `noch ${day} Tage`,
    })),
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    entries: entriesIn((day) => ({
      amount: `${day}코인`,
      date: `2025. 8. ${day}.`,
      remaining: `${day - 8}일 남음`,
    })),
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    entries: entriesIn((day) => ({
      amount: `${day}コイン`,
      date: `8月${day}日`,
      remaining: `あと${day - 8}日`,
    })).slice(0, 4),
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ExpiryList {...args} />
    </div>
  ),
};
