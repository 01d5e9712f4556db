import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coverArt, wideArt } from '#testing/art.ts';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { Badge } from '#works/marks/Badge.tsx';
import { PriceMark } from '#works/marks/PriceMark.tsx';
import { ContentCard, type ContentCardProps } from './ContentCard.tsx';

const onReveal = fn();
const widths = { normal: 132, big: 169, genre_basic: 108, content_big: 340, row: 328 };

const meta = {
  component: ContentCard,
  args: {
    href: '#lane-nine',
    title: 'Lane Nine',
    text: 'Jilju Bonneung',
    level: 2,
    cover: { ...coverArt('lane-nine'), eager: true },
  },
  render: (args: ContentCardProps) => (
    <div style={{ maxWidth: widths[args.size ?? 'normal'] }}>
      <ContentCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('article'));
    const link = canvas.getByRole('link', { name: 'Lane Nine' });
    await expect(link).toHaveAttribute('href', '#lane-nine');
    canvasElement.ownerDocument.body.focus();
  },
};

export const Big: Story = {
  args: {
    size: 'big',
    title: 'The Department of Weather',
    text: 'Snow for one, by appointment, and only on the third floor.',
    facts: '1.2M views',
    cover: {
      ...coverArt('department-of-weather'),
      eager: true,
      badge: <Badge tone="up" label="UP" />,
      age: <AgeLabel short="12" label="Teen" />,
    },
  },
};

export const GenreBasic: Story = {
  args: {
    size: 'genre_basic',
    title: 'Do Not Stop the Parcel',
    cover: {
      ...coverArt('do-not-stop-the-parcel'),
      eager: true,
    },
    mark: <PriceMark kind="wait" label="Wait until free" />,
  },
};

const together = {
  size: 'content_big',
  text: 'In the whole history of the city meet, nobody has ever won from lane nine. The relay team that scraped into the final draws exactly that lane.',
  facts: '48.2K views',
  cover: {
    ...coverArt('lane-nine'),
    largeSrc: wideArt('lane-nine'),
    eager: true,
    badge: <Badge tone="end" label="FIN." />,
  },
} satisfies Partial<ContentCardProps>;

export const ContentBig: Story = { args: together };

export const ContentBigOnWideScreens: Story = {
  args: together,
  render: (args) => (
    <div style={{ maxWidth: 282 }}>
      <ContentCard {...args} />
    </div>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

export const Blurred: Story = {
  args: {
    cover: {
      ...coverArt('the-swordmaster-cannot-cook'),
      eager: true,
      blurred: true,
      age: <AgeLabel short="19" label="Mature" adult />,
      reveal: { label: 'Show', spoken: 'Show: The Swordmaster Cannot Cook', onReveal },
    },
    title: 'The Swordmaster Cannot Cook',
  },
  play: async ({ canvas }) => {
    onReveal.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(onReveal).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der lange Weg nach Hause',
    text: 'Annegret Freifrau von Hohenlohe-Langenburg, Kelle & Klinge',
    cover: { ...coverArt('the-swordmaster-cannot-cook', 'de-DE'), eager: true },
  },
  globals: { locale: 'de-DE', edition: 'global' },
};

export const Shortest: Story = { args: { title: 'U', text: undefined } };

export const Korean: Story = {
  args: {
    title: '검성은 요리를 못한다 그리고 오늘도 밥은 탄다',
    text: '국자와검',
    cover: {
      ...coverArt('the-swordmaster-cannot-cook', 'ko-KR'),
      eager: true,
      badge: <Badge tone="event" label="이벤트" />,
      age: <AgeLabel short="15" label="15세 이용가" />,
    },
    mark: <PriceMark kind="wait" label="기다리면 무료" />,
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    title: '剣聖は料理ができない、そして今日もご飯が焦げる',
    text: 'おたまと剣',
    cover: {
      ...coverArt('the-swordmaster-cannot-cook', 'ja-JP'),
      eager: true,
      badge: <Badge tone="end" label="完結" />,
    },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: together,
  render: (args) => (
    <div dir="rtl">
      <ContentCard {...args} />
    </div>
  ),
};
