import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { IndexSlider } from './IndexSlider.tsx';

const meta = {
  component: IndexSlider,
  args: {
    label: 'Position',
    min: 0,
    max: 100,
    value: 42,
    valueText: '42 %',
    onChange: fn(),
  },
} satisfies Meta<typeof IndexSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Reading(args) {
    const [value, setValue] = useState(args.value);
    return <IndexSlider {...args} value={value} valueText={`${value} %`} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('slider', { name: 'Position' })).toHaveValue('42');
  },
};

export const ByPage: Story = {
  args: { min: 1, max: 40, value: 3, valueText: '3 of 40' },
};

export const AtTheEnd: Story = { args: { value: 100, valueText: '100 %' } };

export const PagesFromTheRight: Story = {
  args: { min: 1, max: 40, value: 12, valueText: '12 of 40', rightToLeft: true },
};

export const Dragged: Story = {
  decorators: (Story) => (
    <div style={{ paddingBlockStart: 48 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('slider'));
    await expect(canvas.getAllByText('42 %')).toHaveLength(2);
  },
};

export const OnePage: Story = { args: { min: 1, max: 1, value: 1, valueText: '1 of 1' } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: { min: 1, max: 1200, value: 1199, valueText: 'Seite 1.199 von 1.200' },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { min: 1, max: 40, value: 3, valueText: '3 / 40쪽' },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { min: 1, max: 40, value: 12, valueText: '12 / 40ページ', rightToLeft: true },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <IndexSlider {...args} rightToLeft />
    </div>
  ),
};
