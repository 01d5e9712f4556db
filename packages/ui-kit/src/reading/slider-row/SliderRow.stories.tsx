import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SliderRow } from './SliderRow.tsx';

const meta = {
  component: SliderRow,
  args: {
    label: 'Brightness',
    min: 0,
    max: 10,
    value: 7,
    valueText: '70 %',
    onChange: fn(),
  },
  render: function Setting(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SliderRow
        {...args}
        value={value}
        valueText={args.valueText.replace('70', String((value ?? 0) * 10))}
        onChange={setValue}
      />
    );
  },
} satisfies Meta<typeof SliderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Brightness' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '70 %');
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Geschwindigkeit des selbsttätigen Weiterscrollens in Bildschirmen je Minute',
    valueText: '70 Bildschirme',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { label: '밝기' },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <SliderRow {...args} rightToLeft />
    </div>
  ),
};
