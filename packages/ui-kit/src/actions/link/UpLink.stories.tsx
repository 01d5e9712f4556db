import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { UpLink } from './UpLink.tsx';

const meta = {
  component: UpLink,
  args: { href: '/userinfo', label: 'My page' },
} satisfies Meta<typeof UpLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My page' })).toHaveAttribute(
      'href',
      '/userinfo',
    );
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const LongestText: Story = {
  args: { label: 'Benachrichtigungseinstellungen des Benutzerkontos' },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = { args: { label: 'A' } };

export const Korean: Story = {
  args: { label: '내 정보' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: { label: 'マイページ' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <UpLink href="/userinfo" label="صفحتي" />
    </div>
  ),
};
