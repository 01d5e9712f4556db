import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const many = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label) => ({ key: label, label }),
);

const meta = {
  component: Tabs<string>,
  args: {
    label: 'Chapters',
    tabs: [
      { key: 'episode', label: 'Episodes' },
      { key: 'volume', label: 'Volumes' },
    ],
    selected: 'episode',
    onSelect: fn(),
    children: null,
  },
  render: function Turning(args) {
    const [selected, setSelected] = useState(args.selected);
    return (
      <Tabs
        {...args}
        selected={selected}
        onSelect={(key) => {
          setSelected(key);
          args.onSelect(key);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Volumes' }));
    await expect(args.onSelect).toHaveBeenCalledWith('volume');
    await expect(canvas.getByRole('tabpanel', { name: 'Volumes' })).toBeInTheDocument();
  },
};

export const Focus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Episodes' })).toHaveFocus();
  },
};

export const MoreThanFit: Story = { args: { label: 'Days', tabs: many, selected: 'Monday' } };

export const SelectedStandsInView: Story = {
  args: { label: 'Days', tabs: many, selected: 'Sunday' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('tab', { name: 'Sunday' }).getBoundingClientRect().right,
    ).toBeLessThan(window.innerWidth);
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    label: 'Mitteilungen',
    tabs: [
      { key: 'episode', label: 'Geschenkbenachrichtigungen' },
      { key: 'volume', label: 'Aufgaben und Belohnungen' },
    ],
  },
};

export const Shortest: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    tabs: [
      { key: 'episode', label: '話' },
      { key: 'volume', label: '巻' },
    ],
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    label: '회차',
    tabs: [
      { key: 'episode', label: '연재' },
      { key: 'volume', label: '단행본' },
    ],
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: {
    label: 'الفصول',
    tabs: [
      { key: 'episode', label: 'الفصول' },
      { key: 'volume', label: 'المجلدات' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'المجلدات' })).toHaveFocus();
  },
};
