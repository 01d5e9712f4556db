import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '#testing/pictures.ts';
import { SideMenu } from './SideMenu.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

function ways(email: string) {
  return [
    { id: 'email', href: '#email', label: email },
    { id: 'apple', href: '#apple', label: 'Apple' },
    { id: 'google', href: '#google', label: 'Google' },
    { id: 'facebook', href: '#facebook', label: 'Facebook' },
  ];
}

const meta = {
  component: SideMenu,
  args: {
    label: 'Menu',
    profile: {
      nickname: 'Lane Nine reader',
      avatarUrl: picture(112, 112, 'slategray'),
      totals: [
        { term: 'Coins', value: '1,204' },
        { term: 'Tickets', value: '3' },
      ],
    },
    groups: [
      {
        entries: [
          { href: '#comics', label: 'Comics', icon: 'book', current: true },
          { href: '#novels', label: 'Novels', icon: 'list' },
          { href: '#events', label: 'Events', icon: 'gift' },
        ],
      },
      {
        title: 'Yours',
        entries: [
          { href: '#library', label: 'Library', icon: 'heart' },
          { href: '#comments', label: 'Comment history', icon: 'comment' },
        ],
      },
      {
        title: 'Hanji',
        entries: [
          { href: '#setting', label: 'Settings', icon: 'settings' },
          { href: '#notice', label: 'Notices', icon: 'bell' },
          { href: '#help', label: 'Help', icon: 'help' },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Comics' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Novels' })).toHaveFocus();
  },
};

/** A reader without an avatar, before the wallet has answered. */
export const NameAlone: Story = {
  args: { profile: { nickname: 'Lane Nine reader', avatarUrl: null } },
};

export const Visitor: Story = {
  args: {
    profile: undefined,
    signIn: { text: 'Read on wherever you are.', ways: ways('Sign in with email') },
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Menü',
    profile: {
      nickname: 'Donaudampfschifffahrtsgesellschaftskapitänin',
      avatarUrl: null,
      totals: [
        { term: 'Gekaufte Münzen', value: '9.999.999' },
        { term: 'Geschenkte Münzen', value: '9.999.999' },
        { term: 'Leihgutscheine', value: '99.999' },
      ],
    },
    groups: [
      {
        title: 'Deine Bibliothek und deine Kommentare',
        entries: [
          {
            href: '#a',
            label: 'Benachrichtigungseinstellungen und Erscheinungsbild',
            icon: 'settings',
          },
          { href: '#b', label: 'Kommentarverlauf', icon: 'comment' },
        ],
      },
    ],
  },
};

export const KoreanVisitor: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '메뉴',
    profile: undefined,
    signIn: {
      text: '로그인하면 어디서든 이어서 볼 수 있어요.',
      ways: [
        { id: 'wallet', href: '#wallet', label: '페이코로 로그인' },
        { id: 'mail', href: '#mail', label: '이메일' },
        { id: 'apple', href: '#apple', label: 'Apple' },
        { id: 'google', href: '#google', label: 'Google' },
        { id: 'facebook', href: '#facebook', label: 'Facebook' },
        { id: 'naver', href: '#naver', label: '네이버' },
        { id: 'kakao', href: '#kakao', label: '카카오' },
      ],
    },
    groups: [
      {
        entries: [
          { href: '#comics', label: '만화', icon: 'book' },
          { href: '#novels', label: '소설', icon: 'list' },
        ],
      },
      { title: '고객센터', entries: [{ href: '#notice', label: '공지사항', icon: 'bell' }] },
    ],
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: 'メニュー',
    profile: { nickname: '凪', avatarUrl: null, totals: [{ term: 'コイン', value: '0' }] },
    groups: [{ entries: [{ href: '#library', label: '本棚', icon: 'heart' }] }],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'القائمة',
    profile: {
      nickname: 'قارئ المنارة',
      avatarUrl: null,
      totals: [{ term: 'عملات', value: '1,204' }],
    },
    groups: [{ entries: [{ href: '#library', label: 'المكتبة', icon: 'heart' }] }],
  },
};
