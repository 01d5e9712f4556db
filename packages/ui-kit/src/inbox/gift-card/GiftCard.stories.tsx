import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { GiftCard } from './GiftCard.tsx';

const onPress = fn();

const meta = {
  component: GiftCard,
  args: {
    item: 'coin',
    title: '10 free coins',
    description: 'Thank you for a year of reading with us.',
    image: null,
    time: 'open',
    timeLabel: '5 days left',
    action: { label: 'Receive', onPress },
  },
} satisfies Meta<typeof GiftCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const Impending: Story = { args: { time: 'impending', timeLabel: '5 hours left' } };

export const Expired: Story = { args: { time: 'expired', timeLabel: 'Expired' } };

export const Busy: Story = { args: { busyLabel: 'Receiving…' } };

export const Received: Story = { args: { receivedLabel: 'Received' } };

export const Ticket: Story = {
  args: { item: 'ticket', title: '3 tickets for Lane Nine', image: wideArt('lane-nine') },
};

export const AdTicket: Story = {
  args: {
    item: 'ad_ticket',
    title: 'Read once for an advertisement',
    action: { label: 'Have a look', href: '/event/1' },
  },
};

export const Other: Story = {
  args: {
    item: 'other',
    title: 'A wallpaper for your phone',
    image: brokenPicture,
    action: { label: 'Have a look', href: '/event/2' },
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const Shortest: Story = {
  args: { title: '1', description: undefined, timeLabel: '1 h', action: undefined },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Willkommensgeschenk für unsere Donaudampfschifffahrtsgesellschaftsleserschaft',
    description: 'Zehn geschenkte Münzen und drei Lesetickets, gültig bis zum Monatsende.',
    time: 'impending',
    timeLabel: 'Noch 23 Stunden lang verfügbar',
    action: { label: 'Jetzt in Empfang nehmen', onPress },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    title: '무료 코인 10개',
    description: '함께 읽은 지 1년이 되었어요. 고맙습니다!',
    time: 'impending',
    timeLabel: '5시간 남음',
    action: { label: '받기', onPress },
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    item: 'ticket',
    title: '『ばあちゃん無双』チケット3枚',
    description: '一年間のご愛読、ありがとうございます。',
    timeLabel: 'あと5日',
    action: { label: '受け取る', onPress },
  },
};

export const RightToLeft: Story = {
  args: { title: '10 عملات مجانية', description: undefined },
  render: (args) => (
    <div dir="rtl">
      <GiftCard {...args} />
    </div>
  ),
};
