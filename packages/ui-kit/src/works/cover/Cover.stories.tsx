import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coverArt, wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { AgeLabel } from '#works/marks/AgeLabel.tsx';
import { Badge } from '#works/marks/Badge.tsx';
import { Cover } from './Cover.tsx';

const onReveal = fn();

const meta = {
  component: Cover,
  args: { ...coverArt('lane-nine'), alt: 'Lane Nine', eager: true },
  render: (args) => (
    <div style={{ width: 160 }}>
      <Cover {...args} />
    </div>
  ),
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoMarks: Story = {
  args: {
    ...coverArt('grandma-carries-the-team'),
    badge: <Badge tone="new" label="NEW" />,
    age: <AgeLabel short="15" label="Teens and Up" />,
  },
};

export const LongestText: Story = {
  args: {
    ...coverArt('department-of-weather', 'de-DE'),
    alt: 'Das Wetteramt',
    badge: <Badge tone="event" label="Nur noch an diesem Wochenende" />,
    age: <AgeLabel short="12" label="Ab 12 Jahren" />,
  },
  globals: { locale: 'de-DE', edition: 'global' },
};

/** As where there is none. */
export const Failed: Story = { args: { src: brokenPicture } };
export const Blurred: Story = {
  args: {
    ...coverArt('the-swordmaster-cannot-cook'),
    blurred: true,
    age: <AgeLabel short="19" label="Mature" adult />,
    reveal: { label: 'Show', spoken: 'Show: The Swordmaster Cannot Cook', onReveal },
  },
  play: async ({ canvas }) => {
    onReveal.mockClear();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Show: The Swordmaster Cannot Cook' }),
    );
    await expect(onReveal).toHaveBeenCalledOnce();
  },
};

export const BlurredSmall: Story = {
  args: {
    ...coverArt('the-swordmaster-cannot-cook', 'de-DE'),
    blurred: true,
    age: <AgeLabel short="19" label="Erwachsene" adult />,
    reveal: {
      label: 'Anzeigen',
      spoken: 'Anzeigen: Der Schwertmeister kann nicht kochen',
      onReveal,
    },
  },
  render: (args) => (
    <div style={{ width: 100 }}>
      <Cover {...args} />
    </div>
  ),
  globals: { locale: 'de-DE', edition: 'global' },
};

/** The large picture takes the small one's place above 767 px. */
export const WideScreen: Story = {
  args: { largeSrc: wideArt('lane-nine') },
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const Korean: Story = {
  args: {
    ...coverArt('grandma-carries-the-team', 'ko-KR'),
    alt: '할머니 캐리',
    badge: <Badge tone="hiatus" label="휴재" />,
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    ...coverArt('lighthouse-days', 'ja-JP'),
    alt: '灯台の日々',
    badge: <Badge tone="end" label="完結" />,
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  ...TwoMarks,
  render: (args) => (
    <div dir="rtl" style={{ width: 160 }}>
      <Cover {...args} />
    </div>
  ),
};
