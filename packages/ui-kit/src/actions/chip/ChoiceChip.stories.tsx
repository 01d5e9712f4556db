import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChoiceChip } from './ChoiceChip.tsx';

const meta = {
  component: ChoiceChip,
  args: { selected: false, onSelected: fn(), children: 'Completed only' },
  render: function Kept(args) {
    const [selected, setSelected] = useState(args.selected);
    const turn = (next: boolean): void => {
      setSelected(next);
      args.onSelected(next);
    };
    return <ChoiceChip {...args} selected={selected} onSelected={turn} />;
  },
} satisfies Meta<typeof ChoiceChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Completed only', pressed: false }));
    await expect(args.onSelected).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongestText: Story = {
  args: { selected: true, children: 'Nur abgeschlossene und vollständig kostenlose Geschichten' },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { children: 'A' } };
export const Korean: Story = {
  args: { selected: true, children: '완결만 보기' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { selected: true, children: '完結のみ' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
