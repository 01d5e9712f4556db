import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { EventCard } from './EventCard.tsx';

function art(src: string) {
  return { src, width: 720, height: 405 };
}

const meta = {
  component: EventCard,
  args: {
    href: '#event',
    title: 'A week of lighthouses',
    picture: art(wideArt('lighthouse-days')),
    period: '3 May 2025 – 10 May 2025',
  },
} satisfies Meta<typeof EventCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mature: Story = {
  args: { title: 'After dark', mature: { short: '19', label: 'Mature' } },
};
export const Failed: Story = { args: { picture: art(brokenPicture) } };
export const LongestText: Story = {
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause',
    period: '28. September 2025 – 31. Dezember 2025',
  },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Shortest: Story = { args: { title: 'U' } };
export const Korean: Story = {
  args: { title: '등대 주간, 첫 세 화가 모두 무료', period: '2025년 5월 3일 ~ 2025년 5월 10일' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { title: '灯台ウィーク、最初の三話が無料', period: '2025年5月3日～2025年5月10日' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { mature: { short: '19', label: 'Mature' } },
  render: (args) => (
    <div dir="rtl">
      <EventCard {...args} />
    </div>
  ),
};
