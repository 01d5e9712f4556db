import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CategoryMenu } from './CategoryMenu.tsx';

const desktop = { viewport: { value: 'desktop', isRotated: false } };
function menu(labels: readonly string[], current = 0) {
  return labels.map((label, index) => ({
    href: `/menu/${index}`,
    label,
    current: index === current,
  }));
}
const english = ['Home', 'New', 'Ranking', 'By day', 'Finished', 'Wait until free', 'Events'];
const genres = [
  'Romance',
  'Fantasy',
  'Action',
  'Drama',
  'Comedy',
  'Thriller',
  'Everyday life',
  'Sport',
  'School',
  'History',
  'Science fiction',
  'Mystery',
];

const meta = {
  component: CategoryMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { menu: 'Menu', back: 'Scroll back', on: 'Scroll on' },
    items: menu(english),
  },
} satisfies Meta<typeof CategoryMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Wide: Story = { globals: desktop };
export const WithLead: Story = { args: { lead: <strong>Comics</strong> } };
export const WithLeadWide: Story = { ...WithLead, globals: desktop };

/** The current item stands in the middle; what goes on fades on both sides. */
export const CurrentFarOff: Story = { args: { items: menu([...english, ...genres], 9) } };

/** Arrows over both ends, a step of 728 px. */
export const Overflowing: Story = {
  args: { items: menu([...english, ...genres]) },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scroll on' }));
    await expect(await canvas.findByRole('button', { name: 'Scroll back' })).toBeVisible();
    await userEvent.unhover(canvas.getByRole('navigation'));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll on' })).toBeNull());
  },
};

export const Fixed: Story = {
  args: { lead: <strong>Comics</strong> },
  render: (args) => (
    <>
      <CategoryMenu {...args} />
      <p style={{ blockSize: '1600px', paddingInline: '16px' }}>What is read here</p>
    </>
  ),
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(canvasElement.querySelector('[data-fixed="true"]')).not.toBeNull());
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Its items are not known yet: the room is kept. */
export const Waiting: Story = { args: { items: [], lead: <strong>Comics</strong> } };

export const LongestText: Story = {
  args: {
    items: menu([
      'Startseite',
      'Neuerscheinungen',
      'Rangliste',
      'Nach Wochentagen',
      'Abgeschlossen',
      'Kostenlos mit Wartezeit',
      'Veranstaltungen',
    ]),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { items: menu(['Home', 'New']) } };
export const Korean: Story = {
  args: { items: menu(['홈', '신작', '랭킹', '요일별', '완결', '기다리면 무료', '이벤트'], 2) },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    items: menu(['ホーム', '新着', 'ランキング', '曜日', '完結', '待てば無料', 'イベント'], 2),
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { items: menu([...english, ...genres], 9) },
  render: (args) => (
    <div dir="rtl">
      <CategoryMenu {...args} />
    </div>
  ),
};
