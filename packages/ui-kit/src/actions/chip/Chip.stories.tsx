import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = {
  component: Chip,
  args: { href: '/genre/drama', children: 'Drama' },
  render: (args) => (
    <nav aria-label="Genres">
      <Chip {...args} />
    </nav>
  ),
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Drama' })).toHaveAttribute(
      'href',
      '/genre/drama',
    );
  },
};

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

function Row({ words }: { words: readonly string[] }) {
  return (
    <nav
      aria-label="Genres"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--hj-space-1) var(--hj-space-2)' }}
    >
      {words.map((word, index) => (
        <Chip key={word} href={`/genre/${index}`} current={index === 1}>
          {word}
        </Chip>
      ))}
    </nav>
  );
}

export const AmongItsLike: Story = {
  render: () => <Row words={['All', 'Drama', 'Romance', 'Fantasy', 'Thriller', 'Daily life']} />,
};

export const LongestText: Story = {
  render: () => (
    <Row
      words={[
        'Alle',
        'Übernatürliche Liebesgeschichten',
        'Wirtschaftsthriller aus dem Rechtsanwaltsmilieu der Gegenwart',
        'Alltag',
      ]}
    />
  ),
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = { args: { children: 'A' } };

export const Korean: Story = {
  render: () => <Row words={['전체', '드라마', '로맨스', '판타지', '스릴러', '일상']} />,
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  render: () => <Row words={['すべて', 'ドラマ', '恋愛', 'ファンタジー', 'サスペンス', '日常']} />,
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Row words={['الكل', 'دراما', 'رومانسية', 'خيال']} />
    </div>
  ),
};
