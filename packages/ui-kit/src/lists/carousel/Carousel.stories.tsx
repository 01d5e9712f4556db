import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Carousel } from './Carousel.tsx';
import { storyCards } from './story-cards.tsx';

const desktop = { viewport: { value: 'desktop', isRotated: false } };

const meta = {
  component: Carousel,
  args: {
    kind: 'normal',
    labels: { back: 'Scroll back', on: 'Scroll on' },
    children: storyCards('normal', 10),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for Swiper, then for the rail to rest. */
function taken(root: HTMLElement): Promise<void> {
  return waitFor(() => expect(root.querySelector('[data-swiper]')).not.toBeNull());
}

export const Default: Story = {};
export const Small: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } };
export const Wide: Story = { globals: desktop };

export const Big: Story = { args: { kind: 'big', children: storyCards('big', 10) } };
export const GenreBasic: Story = {
  args: { kind: 'genre_basic', children: storyCards('genre_basic', 12) },
};
export const GenreBasicWide: Story = { ...GenreBasic, globals: desktop };
export const ContentBig: Story = {
  args: { kind: 'content_big', children: storyCards('content_big', 8) },
};
export const ContentBigWide: Story = { ...ContentBig, globals: desktop };
export const Banners: Story = { args: { kind: 'banner', children: storyCards('banner', 6) } };
export const BannersWide: Story = { ...Banners, globals: desktop };
export const Ranking: Story = { args: { kind: 'ranking', children: storyCards('ranking', 10) } };
export const RankingWide: Story = { ...Ranking, globals: desktop };

export const LongestText: Story = {
  args: { children: storyCards('normal', 10, 'de-DE') },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Korean: Story = {
  args: { children: storyCards('normal', 10, 'ko-KR') },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { children: storyCards('normal', 10, 'ja-JP') },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
/** Everything is seen at once: no arrows. */
export const Shortest: Story = { args: { children: storyCards('normal', 2) } };

export const ByArrows: Story = {
  args: { children: storyCards('normal', 12) },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await taken(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll on' }));
    await expect(await canvas.findByRole('button', { name: 'Scroll back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll on' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Scroll on' })).toBeNull());
  },
};

export const ByKeyboard: Story = {
  // It ends while the rail is on its way.
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await taken(canvasElement);
    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getAllByRole('link')[3]).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: desktop,
  args: { children: storyCards('normal', 12) },
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await taken(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll on' }));
    await expect(await canvas.findByRole('button', { name: 'Scroll back' })).toBeVisible();
  },
};
