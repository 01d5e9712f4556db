import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SkeletonRow } from '#lists/skeleton/Skeleton.tsx';
import { wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { ChapterRow } from './ChapterRow.tsx';

const onChecked = fn();

const everything = {
  original: { price: '5', label: 'before: 5 coins' },
  discount: '40% off',
  coinBack: '1 coin back',
  readLabel: 'Read',
  current: true,
  preview: { href: '#preview', label: 'Preview' },
};

const longest = {
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung und mehr',
  number: 'Kapitel 1.234',
  date: '28. September 2025',
  state: '12 Münzen',
  original: { price: '20', label: 'zuvor: 20 Münzen' },
  discount: '40 % Rabatt',
  coinBack: '2 Münzen zurück',
  readLabel: 'Gelesen',
  preview: { href: '#preview', label: 'Leseprobe' },
  current: true,
};

const german = {
  locale: 'de-DE',
  edition: 'global',
  viewport: { value: 'small', isRotated: false },
};

const meta = {
  component: ChapterRow,
  args: {
    href: '#chapter-2',
    name: '2. The Bulb and the Storm',
    date: '3 May 2025',
    dateTime: '2025-05-03',
    thumbnail: wideArt('lighthouse-days'),
    state: '3 coins',
    tone: 'price',
  },
} satisfies Meta<typeof ChapterRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '2. The Bulb and the Storm' });
    await expect(link).toHaveAccessibleDescription('3 coins');
  },
};

// The sales states of section 4, in their order.
export const Purchased: Story = { args: { tone: 'owned', state: 'Owned' } };
export const Free: Story = { args: { tone: 'free', state: 'Free' } };
export const FreeForNow: Story = { args: { tone: 'free', state: 'Free now' } };
export const Remained: Story = { args: { tone: 'open', state: '2 days left' } };
export const ReadNow: Story = {
  args: { tone: 'open', state: 'Read now', uses: 'Uses the gauge' },
};
export const AvailableSoon: Story = { args: { tone: 'wait', state: 'Wait 3 h' } };
export const WaitFree: Story = {
  args: { tone: 'wait', state: 'Wait 40 min', preview: { href: '#preview', label: 'Preview' } },
};
export const Price: Story = { args: { preview: { href: '#preview', label: 'Preview' } } };
export const Discounted: Story = {
  args: { original: { price: '5', label: 'before: 5 coins' }, discount: '40% off' },
};
export const CoinBack: Story = { args: { coinBack: '1 coin back' } };
export const Everything: Story = { args: everything };

export const ReadAlready: Story = { args: { tone: 'owned', state: 'Owned', readLabel: 'Read' } };
export const Current: Story = { args: { current: true, tone: 'open', state: 'Read now' } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Unselected: Story = {
  args: { selection: { checked: false, onChecked } },
  play: async ({ canvas }) => {
    onChecked.mockClear();
    await userEvent.click(canvas.getByText('2. The Bulb and the Storm'));
    await expect(onChecked).toHaveBeenCalledWith(true);
  },
};
export const Selected: Story = {
  args: { selection: { checked: true, onChecked } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '2. The Bulb and the Storm' })).toBeChecked();
  },
};
export const NotSelectable: Story = {
  args: {
    tone: 'owned',
    state: 'Owned',
    selection: { checked: false, disabled: true, onChecked },
  },
  play: async ({ canvas }) => {
    onChecked.mockClear();
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await userEvent.click(canvas.getByText('2. The Bulb and the Storm'));
    await expect(onChecked).not.toHaveBeenCalled();
  },
};

/** The row that is coming has the same size. */
export const Loading: Story = { render: () => <SkeletonRow /> };
export const ThumbnailFailed: Story = { args: { thumbnail: brokenPicture } };
export const WithoutThumbnail: Story = { args: { thumbnail: undefined } };

export const LongestText: Story = { args: longest, globals: german };
export const LongestSelected: Story = {
  args: {
    ...longest,
    tone: 'wait',
    state: '23 Stunden warten',
    selection: { checked: true, onChecked },
  },
  globals: german,
};
export const Shortest: Story = { args: { name: '1', state: 'Free', tone: 'free' } };

export const Korean: Story = {
  args: {
    name: '2화. 전구와 폭풍, 그리고 아무도 몰랐던 등대지기의 오래된 약속',
    date: '2025년 5월 3일',
    tone: 'wait',
    state: '3시간 후 무료',
    preview: { href: '#preview', label: '미리보기' },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    name: '第2話 電球と嵐、そして誰も知らなかった灯台守の古い約束',
    date: '2025年5月3日',
    state: '3コイン',
    original: { price: '5', label: '割引前 5コイン' },
    discount: '40%OFF',
    coinBack: '1コイン還元',
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: everything,
  render: (args) => (
    <div dir="rtl">
      <ChapterRow {...args} />
    </div>
  ),
};
