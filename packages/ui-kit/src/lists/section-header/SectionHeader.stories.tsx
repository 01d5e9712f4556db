import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  component: SectionHeader,
  args: {
    id: 'section',
    title: 'Ranking',
    text: 'What others read today',
    more: { href: '/menu/all_comic/ranking', label: 'View all', spoken: 'View all: Ranking' },
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View all: Ranking' })).toBeVisible();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const WithoutText: Story = { args: { text: undefined } };
export const WithoutMore: Story = { args: { more: undefined } };
export const LongestText: Story = {
  args: {
    title: 'Von der Redaktion diese Woche besonders empfohlene Neuerscheinungen',
    text: 'Jeden Donnerstag neu zusammengestellt',
    more: { href: '/', label: 'Alle anzeigen', spoken: 'Alle anzeigen: Neuerscheinungen' },
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { title: 'New', text: undefined } };
export const Korean: Story = {
  args: {
    title: '기다리면 무료로 볼 수 있는 작품',
    text: '오늘도 한 편',
    more: { href: '/', label: '전체 보기', spoken: '전체 보기' },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: {
    title: '待てば無料で読める作品',
    text: '今日も一話',
    more: { href: '/', label: 'すべて見る', spoken: 'すべて見る' },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <SectionHeader {...args} />
    </div>
  ),
};
