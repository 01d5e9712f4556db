import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { CheckAllGroup } from './CheckAllGroup.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: CheckAllGroup<string>,
  args: {
    labels: {
      group: 'Consents',
      all: 'Select all',
      required: 'Required',
      optional: 'Optional',
      read: 'Read',
    },
    items: [
      { key: 'terms', label: 'Terms of use', required: true, checked: false, href: '#terms' },
      { key: 'privacy', label: 'Privacy policy', required: true, checked: false, href: '#privacy' },
      { key: 'age', label: 'I am 14 or older', required: true, checked: false },
      { key: 'news', label: 'News by mail', required: false, checked: false, href: '#news' },
      { key: 'ads', label: 'Advertisements', required: false, checked: false },
    ],
    onItem: fn(),
    onAll: fn(),
    onRead: fn(),
  },
  render: function Consenting(args) {
    const [items, setItems] = useState(args.items);
    return (
      <CheckAllGroup
        {...args}
        items={items}
        onItem={(key, checked) => {
          setItems(items.map((item) => (item.key === key ? { ...item, checked } : item)));
          args.onItem(key, checked);
        }}
        onAll={(checked) => {
          setItems(items.map((item) => ({ ...item, checked })));
          args.onAll(checked);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckAllGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.onAll).toHaveBeenLastCalledWith(true);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const ReadInDialog: Story = {
  args: {
    items: [
      { key: 'terms', label: 'Terms of use', required: true, checked: false, readable: true },
      { key: 'news', label: 'News by mail', required: false, checked: false },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read Terms of use Required' }));
    await expect(args.onRead).toHaveBeenLastCalledWith('terms');
  },
};

export const Nothing: Story = {};

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Terms of use Required' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

export const WithErrors: Story = {
  args: {
    items: [
      {
        key: 'terms',
        label: 'Terms of use',
        required: true,
        checked: false,
        href: '#terms',
        error: 'Please agree to the terms to sign up.',
      },
      { key: 'privacy', label: 'Privacy policy', required: true, checked: true, href: '#privacy' },
      {
        key: 'news',
        label: 'News by mail',
        required: false,
        checked: false,
        hint: 'At most once a week.',
      },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    labels: {
      group: 'Einwilligungen',
      all: 'Allen Bedingungen zustimmen, auch den freiwilligen',
      required: 'Erforderlich',
      optional: 'Freiwillig',
      read: 'Lesen',
    },
    items: [
      {
        key: 'terms',
        label: 'Allgemeine Geschäfts- und Nutzungsbedingungen',
        required: true,
        checked: true,
        href: '#terms',
      },
      {
        key: 'privacy',
        label: 'Datenschutzerklärung und Verarbeitung personenbezogener Daten',
        required: true,
        checked: false,
        href: '#privacy',
        error: 'Bitte stimme der Datenschutzerklärung zu, um dich zu registrieren.',
      },
      {
        key: 'news',
        label: 'Benachrichtigungen über Veranstaltungen und Sonderangebote',
        required: false,
        checked: false,
        href: '#news',
      },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    labels: {
      group: '약관 동의',
      all: '모두 동의',
      required: '필수',
      optional: '선택',
      read: '보기',
    },
    items: [
      { key: 'terms', label: '이용약관', required: true, checked: true, href: '#terms' },
      {
        key: 'privacy',
        label: '개인정보 수집 및 이용',
        required: true,
        checked: true,
        href: '#privacy',
      },
      { key: 'age', label: '만 14세 이상이에요', required: true, checked: true },
      { key: 'news', label: '혜택과 소식 알림', required: false, checked: false, href: '#news' },
    ],
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    labels: {
      group: '規約への同意',
      all: 'すべてに同意する',
      required: '必須',
      optional: '任意',
      read: '読む',
    },
    items: [
      { key: 'terms', label: '利用規約', required: true, checked: true, href: '#terms' },
      {
        key: 'privacy',
        label: 'プライバシーポリシー',
        required: true,
        checked: true,
        href: '#privacy',
      },
      { key: 'news', label: 'お得なお知らせ', required: false, checked: true, href: '#news' },
    ],
  },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: '規約への同意' }));
    await expect(group.getByRole('link', { name: '読む 利用規約 必須' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    labels: {
      group: 'الموافقات',
      all: 'تحديد الكل',
      required: 'مطلوب',
      optional: 'اختياري',
      read: 'قراءة',
    },
    items: [
      { key: 'terms', label: 'شروط الاستخدام', required: true, checked: true, href: '#terms' },
      { key: 'news', label: 'الأخبار', required: false, checked: false, href: '#news' },
    ],
  },
};
