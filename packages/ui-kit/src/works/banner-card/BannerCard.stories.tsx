import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { BannerCard } from './BannerCard.tsx';

function art(src: string) {
  return { src, width: 720, height: 405 };
}

const meta = {
  component: BannerCard,
  args: {
    href: '#lighthouse-days',
    title: 'A summer by the lighthouse',
    text: 'The first three chapters are free until Sunday',
    picture: art(wideArt('lighthouse-days')),
    color: '#6a5c78',
  },
} satisfies Meta<typeof BannerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /A summer by the lighthouse/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.blur();
  },
};

export const Image: Story = { args: { look: 'banner_image', tag: 'Event' } };
export const List: Story = { args: { look: 'banner_list', tag: 'Event' } };
export const Swipe: Story = { args: { look: 'banner_swipe', tag: 'Event' } };

export const ImageFailed: Story = {
  args: { look: 'banner_image', picture: art(brokenPicture) },
};
export const ListFailed: Story = { args: { look: 'banner_list', picture: art(brokenPicture) } };
export const Blurred: Story = { args: { look: 'banner_image', blurred: true } };

export const ImageOnWideScreens: Story = {
  args: { look: 'banner_image', largePicture: art(wideArt('lane-nine')) },
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const LongestText: Story = {
  args: {
    look: 'banner_image',
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause',
    text: 'Alle Kapitel bis einschließlich Sonntag zum halben Preis, dazu Münzen zurück',
  },
  globals: { locale: 'de-DE', edition: 'global' },
};

export const Shortest: Story = { args: { title: 'U', text: undefined } };

export const Korean: Story = {
  args: {
    look: 'banner_image',
    title: '등대의 나날, 여름 특집',
    text: '일요일까지 첫 세 화가 무료',
    tag: '이벤트',
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    look: 'banner_list',
    title: '灯台の日々、夏の特集',
    text: '日曜日まで最初の三話が無料',
    tag: 'イベント',
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: { look: 'banner_list' },
  render: (args) => (
    <div dir="rtl">
      <BannerCard {...args} />
    </div>
  ),
};
