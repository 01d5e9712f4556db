import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideArt } from '#testing/art.ts';
import { BannerCard } from './BannerCard.tsx';
import { BannerList } from './BannerList.tsx';

function art(src: string) {
  return { src, width: 720, height: 405 };
}

const banners = [
  {
    title: 'Lane Nine',
    text: 'Nobody has ever won from it',
    picture: art(wideArt('lane-nine')),
    color: '#4a3c70',
  },
  {
    title: 'The Department of Weather',
    text: 'Snow for one, by appointment',
    picture: art(wideArt('department-of-weather')),
    color: '#5a86a0',
  },
  {
    title: 'Grandma Carries the Team, and the Rest of the Neighbourhood',
    text: 'Sixteen a second',
    picture: art(wideArt('grandma-carries-the-team')),
    color: '#3a2c66',
  },
];

const meta = {
  component: BannerList,
  args: {
    children: banners.map((banner) => (
      <BannerCard key={banner.title} href="#title" look="banner_list" {...banner} />
    )),
  },
} satisfies Meta<typeof BannerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { globals: { viewport: { value: 'small', isRotated: false } } };
export const WideScreen: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };
