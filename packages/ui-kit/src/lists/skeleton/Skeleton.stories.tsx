import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  LoadingNotice,
  Skeleton,
  SkeletonCard,
  SkeletonComment,
  SkeletonHero,
  SkeletonRail,
  SkeletonRow,
} from './Skeleton.tsx';

const meta = {
  component: Skeleton,
  args: { shape: 'title' },
  render: ({ shape }) => (
    <>
      <LoadingNotice label="Loading" />
      <Skeleton shape={shape} />
    </>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };

export const Default: Story = {};
export const Text: Story = { args: { shape: 'text' } };
export const Banner: Story = { args: { shape: 'banner' }, parameters: { layout: 'fullscreen' } };
export const Visual: Story = { args: { shape: 'visual' }, parameters: { layout: 'fullscreen' } };

export const Card: Story = {
  render: () => (
    <div style={{ inlineSize: '132px' }}>
      <SkeletonCard />
    </div>
  ),
};
export const Chapters: Story = {
  render: () => (
    <>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  ),
};
export const Comments: Story = {
  render: () => (
    <>
      <SkeletonComment />
      <SkeletonComment />
    </>
  ),
};
export const Hero: Story = {
  render: () => <SkeletonHero />,
  parameters: { layout: 'fullscreen' },
};
export const HeroWide: Story = { ...Hero, globals: desktop };
export const Rail: Story = { render: () => <SkeletonRail /> };
export const RailWide: Story = { render: () => <SkeletonRail />, globals: desktop };
export const RailOfBig: Story = { render: () => <SkeletonRail kind="big" /> };
export const RailOfGenre: Story = { render: () => <SkeletonRail kind="genre_basic" /> };
export const RailOfContentBig: Story = { render: () => <SkeletonRail kind="content_big" /> };
export const RailOfBanners: Story = { render: () => <SkeletonRail kind="banner" /> };
