import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { coverArt, type ArtWork } from '#testing/art.ts';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { Badge } from '#works/marks/Badge.tsx';
import { RankingCard } from './RankingCard.tsx';

const meta = {
  component: RankingCard,
  args: {
    href: '#lane-nine',
    title: 'Lane Nine',
    text: 'Jilju Bonneung',
    level: 2,
    rank: 1,
    rankLabel: 'No. 1',
    cover: { ...coverArt('lane-nine'), eager: true },
  },
  render: (args) => (
    <div style={{ width: 132 }}>
      <RankingCard {...args} />
    </div>
  ),
} satisfies Meta<typeof RankingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'No. 1' })).toBeVisible(),
};

const works: ArtWork[] = [
  'lane-nine',
  'lighthouse-days',
  'department-of-weather',
  'do-not-stop-the-parcel',
  'grandma-carries-the-team',
  'the-swordmaster-cannot-cook',
];

/** Numbers of one and of two digits, beside titles of one and of two lines. */
export const OneToTen: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 132px)', gap: 17 }}>
      {Array.from({ length: 10 }, (_, index) => (
        <RankingCard
          {...args}
          key={index}
          rank={index + 1}
          rankLabel={`No. ${index + 1}`}
          cover={{ ...coverArt(works[index % works.length] ?? 'lane-nine'), eager: true }}
        />
      ))}
    </div>
  ),
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const WithMarks: Story = {
  args: {
    rank: 10,
    rankLabel: 'No. 10',
    cover: {
      ...coverArt('lighthouse-days'),
      eager: true,
      badge: <Badge tone="up" label="UP" />,
      age: <AgeLabel short="15" label="Teens and Up" />,
    },
  },
};

export const WithoutPicture: Story = {
  args: { rank: 8, rankLabel: 'No. 8', cover: { src: null } },
};

export const LongestText: Story = {
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause',
    rank: 7,
    rankLabel: 'Platz 7',
    cover: { ...coverArt('department-of-weather', 'de-DE'), eager: true },
  },
  globals: { locale: 'de-DE', edition: 'global' },
};

export const Korean: Story = {
  args: {
    title: '할머니 캐리',
    text: '팡도리',
    rank: 2,
    rankLabel: '2위',
    cover: { ...coverArt('grandma-carries-the-team', 'ko-KR'), eager: true },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    title: 'ばあちゃん無双',
    text: 'パンドリ',
    rank: 3,
    rankLabel: '3位',
    cover: { ...coverArt('grandma-carries-the-team', 'ja-JP'), eager: true },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const Row: Story = {
  args: { look: 'row', rank: 10, rankLabel: 'No. 10' },
  render: (args) => (
    <div style={{ width: 328 }}>
      <RankingCard {...args} />
    </div>
  ),
};
