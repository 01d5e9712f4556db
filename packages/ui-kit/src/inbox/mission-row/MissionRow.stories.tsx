import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissionRow } from './MissionRow.tsx';

const meta = {
  component: MissionRow,
  args: {
    title: 'Read three chapters today',
    description: 'Any three, of any title.',
    reward: '5 coins',
    period: 'until midnight',
    appOnlyLabel: 'You can take part in the app.',
  },
} satisfies Meta<typeof MissionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shortest: Story = {
  args: { title: 'Read', description: undefined, period: undefined, reward: '1' },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Lesen Sie heute drei Kapitel aus unserer Donaudampfschifffahrtsreihe',
    description: 'Beliebige drei Kapitel eines beliebigen Titels.',
    reward: '5 geschenkte Münzen',
    period: 'noch 23 Stunden verfügbar',
    appOnlyLabel: 'Die Teilnahme ist nur in unserer App möglich.',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    title: '오늘 세 화 읽기',
    description: '어떤 작품이든 세 화면 돼요.',
    reward: '5코인',
    period: '오늘 자정까지',
    appOnlyLabel: '앱에서 참여할 수 있어요.',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    title: '今日3話読む',
    description: 'どの作品でも3話でOKです。',
    reward: '5コイン',
    period: '今夜0時まで',
    appOnlyLabel: 'アプリからご参加いただけます。',
  },
};

export const RightToLeft: Story = {
  args: { title: 'اقرأ ثلاثة فصول اليوم', description: undefined },
  render: (args) => (
    <div dir="rtl">
      <MissionRow {...args} />
    </div>
  ),
};
