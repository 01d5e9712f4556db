import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chip } from './Chip.tsx';
import { ChipRow } from './ChipRow.tsx';

function chips(current: number, words: readonly string[]) {
  return words.map((word, at) => (
    <Chip key={word} href={`/genre/${at}`} current={at === current}>
      {word}
    </Chip>
  ));
}

const genres = ['All', 'Drama', 'Romance', 'Fantasy', 'Thriller', 'Daily life', 'Sports', 'Comedy'];

const meta = {
  component: ChipRow,
  args: { label: 'Genres', current: '1', children: chips(1, genres) },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Genres' })).toBeVisible();
  },
};

/** The one that is current is brought into sight. */
export const LastIsCurrent: Story = { args: { current: '7', children: chips(7, genres) } };

export const Wraps: Story = { args: { wraps: true } };

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

export const LongestText: Story = {
  args: {
    children: chips(1, [
      'Alle',
      'Übernatürliche Liebesgeschichten',
      'Wirtschaftsthriller',
      'Alltag',
    ]),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = { args: { current: '0', children: chips(0, ['A']) } };

export const Korean: Story = {
  args: { label: '장르', children: chips(1, ['전체', '드라마', '로맨스', '판타지', '스릴러']) },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: { label: 'ジャンル', children: chips(1, ['すべて', 'ドラマ', '恋愛', 'ファンタジー']) },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <ChipRow label="الأنواع" current="1">
        {chips(1, ['الكل', 'دراما', 'رومانسية', 'خيال'])}
      </ChipRow>
    </div>
  ),
};
