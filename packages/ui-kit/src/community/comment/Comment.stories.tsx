import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { Comment } from './Comment.tsx';

const like = { label: 'Like', count: '128', pressed: false, onPress: fn() };
const report = { label: 'Report', onPress: fn() };

const meta = {
  component: Comment,
  args: {
    author: { name: 'Night Owl', avatar: coverArt('lane-nine').src, href: '/comment/user/7' },
    text: 'I read this on the last train and missed my stop.\nWorth it.',
    time: '3 hours ago',
    dateTime: '2025-05-03T09:00:00Z',
    like,
    actions: [report],
    moreLabel: 'More',
    lessLabel: 'Less',
  },
} satisfies Meta<typeof Comment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like 128' }));
    await expect(like.onPress).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await expect(report.onPress).toHaveBeenCalled();
  },
};

export const Liked: Story = { args: { like: { ...like, count: '129', pressed: true } } };

export const Own: Story = {
  args: { ownLabel: 'You', actions: [{ label: 'Delete', onPress: fn() }] },
};

export const Posting: Story = { args: { state: 'posting', notice: 'Posting…', ownLabel: 'You' } };

export const Reported: Story = {
  args: { state: 'reported', notice: 'Hidden due to reports', text: 'The keeper is the ghost!' },
};

export const Deleted: Story = { args: { state: 'deleted', notice: 'This comment was deleted' } };

export const InHistory: Story = {
  args: {
    place: { href: '/comic/1/chapter/2/product', label: 'Lighthouse Days · 12. The lamp goes out' },
    ownLabel: 'You',
    actions: [{ label: 'Delete', onPress: fn() }],
  },
};

export const LongText: Story = {
  args: {
    author: { name: 'Min-seo', avatar: null },
    text: `${'The page where the lamp goes out has no words at all, and it is the loudest page of the whole chapter. '.repeat(4)}\n\nI went back three times.`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible();
  },
};

export const Shortest: Story = {
  args: {
    author: { name: 'A', avatar: null },
    text: '!',
    time: 'now',
    like: { ...like, count: '0' },
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    author: { name: 'Donaudampfschifffahrtskapitänin', avatar: null },
    text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz! Mehr lässt sich zu diesem Kapitel nicht sagen.',
    time: 'vor 11 Stunden',
    ownLabel: 'Ihr Kommentar',
    like: { label: 'Gefällt mir', count: '999.999', pressed: true, onPress: fn() },
    actions: [
      { label: 'Kommentar melden', onPress: fn() },
      { label: 'Löschen', onPress: fn() },
    ],
    moreLabel: 'Mehr anzeigen',
    lessLabel: 'Weniger anzeigen',
  },
};

export const Veiled: Story = {
  args: {
    spot: 'at 43%',
    veil: { text: 'On a chapter that you haven’t opened', label: 'Show', onLift: fn() },
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    author: {
      name: '밤을 새우는 부엉이',
      avatar: coverArt('grandma-carries-the-team', 'ko-KR').src,
    },
    text: '할머니 한타 장면에서 소름 돋았어요 ㅋㅋㅋㅋㅋㅋㅋㅋ\n다음 화 언제 나오나요?',
    time: '3시간 전',
    like: { label: '좋아요', count: '1.2만', pressed: true, onPress: fn() },
    actions: [{ label: '신고', onPress: fn() }],
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    author: { name: '夜ふかしのふくろう', avatar: null },
    text: 'ばあちゃん、強すぎるwww\n次回も楽しみにしています。',
    time: '3時間前',
    like: { label: 'いいね', count: '128', pressed: false, onPress: fn() },
    actions: [{ label: '報告する', onPress: fn() }],
  },
};

export const RightToLeft: Story = {
  args: {
    author: { name: 'بومة الليل', avatar: null, href: '/comment/user/7' },
    text: 'قرأت هذا الفصل في القطار الأخير وفاتتني محطتي.',
  },
  render: (args) => (
    <div dir="rtl">
      <Comment {...args} />
    </div>
  ),
};
