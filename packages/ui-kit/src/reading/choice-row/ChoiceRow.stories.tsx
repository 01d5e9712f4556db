import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import '#tokens/novel-themes.css';
import { ChoiceRow } from './ChoiceRow.tsx';

const meta = {
  component: ChoiceRow,
  args: { legend: 'Size', choices: ['15', '17', '19', '20', '22'], chosen: 2, onChoose: fn() },
} satisfies Meta<typeof ChoiceRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: function Setting(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <ChoiceRow {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('22'));
    await expect(canvas.getByRole('radio', { name: '22' })).toBeChecked();
  },
};

export const Themes: Story = {
  args: {
    legend: 'Colors',
    choices: ['White', 'Gray', 'Cream', 'Tan', 'Dark'],
    swatches: true,
  },
};

export const Shortest: Story = { args: { legend: 'A', choices: ['1', '2'], chosen: 0 } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    legend: 'Zeilenabstand und Buchstabenzwischenraum',
    choices: ['Schriftart des Betriebssystems', 'Serifenlos', 'Mit Serifen'],
    chosen: 0,
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: { legend: '글꼴', choices: ['기본', '고딕', '명조'], chosen: 1 },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: { legend: '書体', choices: ['標準', 'ゴシック体', '明朝体'], chosen: 2 },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ChoiceRow {...args} />
    </div>
  ),
};
