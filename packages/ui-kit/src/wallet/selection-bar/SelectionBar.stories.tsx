import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  component: SelectionBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Selected chapters',
    all: { label: 'Select all', checked: false, mixed: true, onChecked: fn() },
    count: '5 selected',
    price: '15 coins',
    original: { price: '20', label: 'before: 20 coins' },
    back: '2 coins back',
    buyLabel: 'Buy',
    disabled: false,
    onBuy: fn(),
    closeLabel: 'Cancel',
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ paddingInline: 'var(--hj-gutter)' }}>
      <div style={{ blockSize: '60dvh' }} />
      <SelectionBar {...args} />
    </div>
  ),
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.all.onChecked).toHaveBeenCalled();
  },
};

export const NothingChosen: Story = {
  args: {
    all: { label: 'Select all', checked: false, mixed: false, onChecked: fn() },
    count: '0 selected',
    price: '0 coins',
    original: undefined,
    back: undefined,
    disabled: true,
  },
};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Ausgewählte Kapitel',
    all: { label: 'Alle auswählen', checked: true, mixed: false, onChecked: fn() },
    count: '1.234 ausgewählt',
    price: '12.345 Münzen',
    original: { price: '23.456', label: 'zuvor: 23.456 Münzen' },
    back: '1.234 Münzen zurück',
    buyLabel: 'Kaufen',
    closeLabel: 'Abbrechen',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '선택한 회차',
    all: { label: '전체 선택', checked: false, mixed: true, onChecked: fn() },
    count: '5개 선택',
    price: '15코인',
    original: { price: '20', label: '할인 전 20코인' },
    back: '2코인 적립',
    buyLabel: '소장하기',
    closeLabel: '취소',
  },
};
