import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: SegmentedControl<string>,
  args: {
    label: 'Appearance',
    options: [
      { value: 'system', label: 'As the device' },
      { value: 'light', label: 'Light', icon: 'sun' },
      { value: 'dark', label: 'Dark', icon: 'moon' },
    ],
    value: 'system',
    onValue: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedControl
        {...args}
        value={value}
        onValue={(next) => {
          setValue(next);
          args.onValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValue).toHaveBeenLastCalledWith('dark');
  },
};

export const FirstChosen: Story = {};

export const TwoOfThem: Story = {
  args: {
    label: 'Order',
    options: [
      { value: 'new', label: 'Newest' },
      { value: 'old', label: 'Oldest' },
    ],
    value: 'old',
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Erscheinungsbild der gesamten Benutzeroberfläche',
    options: [
      { value: 'system', label: 'Wie auf diesem Gerät eingestellt' },
      { value: 'light', label: 'Helle Darstellung', icon: 'sun' },
      { value: 'dark', label: 'Dunkle Darstellung', icon: 'moon' },
    ],
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    label: '外観',
    options: [
      { value: 'system', label: '自動' },
      { value: 'light', label: '明', icon: 'sun' },
      { value: 'dark', label: '暗', icon: 'moon' },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '화면 테마',
    options: [
      { value: 'system', label: '기기 설정' },
      { value: 'light', label: '밝게', icon: 'sun' },
      { value: 'dark', label: '어둡게', icon: 'moon' },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المظهر',
    options: [
      { value: 'system', label: 'حسب الجهاز' },
      { value: 'light', label: 'فاتح', icon: 'sun' },
      { value: 'dark', label: 'داكن', icon: 'moon' },
    ],
  },
  decorators: [inArabic],
};
