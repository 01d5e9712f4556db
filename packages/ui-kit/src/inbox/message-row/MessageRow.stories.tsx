import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MessageRow } from './MessageRow.tsx';

const meta = {
  component: MessageRow,
  args: {
    title: 'Lighthouse Days returns',
    text: 'The second season begins on Friday.\nThe first three chapters are free for a week, and everyone who read the first season finds a ticket in the inbox. Thank you for waiting with us through the winter.\nThe keeper says hello.',
    date: '3 May 2025',
    dateTime: '2025-05-03',
    moreLabel: 'More',
    lessLabel: 'Less',
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Less' })).toBeVisible();
  },
};

export const Shortest: Story = { args: { title: 'Hello', text: '…' } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Benachrichtigung zur Aktualisierung unserer Datenschutzgrundverordnungserklärung',
    text: 'Die Leuchtturmwärterin kehrt am Freitag zurück, und mit ihr die vergessenen Donaudampfschifffahrtsgesellschaftskapitäninnen.',
    date: '3. September 2025',
    moreLabel: 'Mehr anzeigen',
    lessLabel: 'Weniger anzeigen',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    title: '할머니 캐리 시즌 2가 시작됩니다',
    text: '금요일부터 시즌 2를 연재합니다.\n첫 세 화는 일주일 동안 무료예요. 기다려 주셔서 고맙습니다.',
    date: '2025. 5. 3.',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    title: '『ばあちゃん無双』シーズン2開始のお知らせ',
    text: '金曜日からシーズン2の連載を始めます。\n最初の3話は一週間無料です。',
    date: '2025年5月3日',
  },
};

export const RightToLeft: Story = {
  args: { title: 'عودة أيام المنارة', text: 'يبدأ الموسم الثاني يوم الجمعة.' },
  render: (args) => (
    <div dir="rtl">
      <MessageRow {...args} />
    </div>
  ),
};
