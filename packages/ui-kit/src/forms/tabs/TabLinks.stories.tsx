import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './TabLinks.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: TabLinks,
  args: {
    label: 'Library',
    tabs: [
      { href: '#subscribed', label: 'Subscribed' },
      { href: '#recent', label: 'Recent' },
      { href: '#rented', label: 'Rented' },
    ],
    current: '#subscribed',
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Subscribed');
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Recent' })).toHaveFocus();
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Bibliothek',
    tabs: [
      { href: '#subscribed', label: 'Abonnierte Titel' },
      { href: '#recent', label: 'Zuletzt gelesene Titel' },
      { href: '#rented', label: 'Ausgeliehen und freigeschaltet' },
    ],
    current: '#rented',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '보관함',
    tabs: [
      { href: '#subscribed', label: '구독' },
      { href: '#recent', label: '최근 본' },
      { href: '#rented', label: '대여' },
    ],
    current: '#recent',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '本棚',
    tabs: [
      { href: '#subscribed', label: 'お気に入り' },
      { href: '#recent', label: '閲覧履歴' },
      { href: '#rented', label: 'レンタル' },
    ],
    current: '#recent',
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'المكتبة',
    tabs: [
      { href: '#subscribed', label: 'الاشتراكات' },
      { href: '#recent', label: 'الأخيرة' },
    ],
  },
};
