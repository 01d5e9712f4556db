import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#actions/button/Button.tsx';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

const report = fn();
const meta = {
  component: Menu,
  args: {
    label: 'Comment actions',
    items: [
      { key: 'edit', label: 'Edit', icon: 'edit', onSelect: fn() },
      { key: 'copy', label: 'Copy address', icon: 'copy', onSelect: fn() },
      { key: 'report', label: 'Report', icon: 'flag', onSelect: report },
      { key: 'delete', label: 'Delete', icon: 'trash', danger: true, onSelect: fn() },
    ],
    renderTrigger: (props) => <IconButton {...props} icon="more" label="More" />,
  },
  render: (args) => (
    <div style={{ display: 'grid', placeContent: 'start end', minBlockSize: '260px' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    report.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(report).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
  },
};

export const WithoutIcons: Story = {
  args: {
    label: 'Order',
    items: ['Popular', 'Updated', 'By name'].map((label) => ({
      key: label,
      label,
      onSelect: fn(),
    })),
    renderTrigger: (props) => (
      <Button {...props} look="quiet" icon="sort">
        Popular
      </Button>
    ),
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { key: 'edit', label: 'Edit', icon: 'edit', onSelect: fn() },
      { key: 'pin', label: 'Pin (only for authors)', icon: 'flag', disabled: true, onSelect: fn() },
    ],
  },
};

export const LongestText: Story = {
  args: {
    label: 'Kommentarfunktionen',
    items: [
      { key: 'a', label: 'Benachrichtigungseinstellungen bearbeiten', icon: 'bell', href: '/' },
      {
        key: 'b',
        label: 'Kommentar wegen Urheberrechtsverletzung melden',
        icon: 'flag',
        href: '/',
      },
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = {
  args: { items: [{ key: 'a', label: 'OK', onSelect: fn() }] },
};

export const Korean: Story = {
  args: {
    label: '댓글 메뉴',
    items: [
      { key: 'a', label: '수정', icon: 'edit', onSelect: fn() },
      { key: 'b', label: '신고하기', icon: 'flag', onSelect: fn() },
      { key: 'c', label: '삭제', icon: 'trash', danger: true, onSelect: fn() },
    ],
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    label: 'コメントのメニュー',
    items: [
      { key: 'a', label: '編集する', icon: 'edit', onSelect: fn() },
      { key: 'b', label: '通報する', icon: 'flag', onSelect: fn() },
      { key: 'c', label: '削除する', icon: 'trash', danger: true, onSelect: fn() },
    ],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: {
    label: 'خيارات التعليق',
    items: [
      { key: 'a', label: 'تعديل', icon: 'edit', onSelect: fn() },
      { key: 'b', label: 'إبلاغ', icon: 'flag', onSelect: fn() },
    ],
  },
  decorators: [rightToLeft],
};
