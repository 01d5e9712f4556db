import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ContentsTable } from './ContentsTable.tsx';

const meta = {
  component: ContentsTable,
  args: {
    lines: [
      { id: '0', label: 'Part one', depth: 0, state: 'heading' },
      { id: '0.0', label: '1. The harbour in winter', depth: 1, state: 'read' },
      { id: '0.1', label: '2. A letter without a sender', depth: 1, state: 'read' },
      { id: '0.2', label: '3. The lamp goes out', depth: 1, state: 'open' },
      { id: '0.2.0', label: 'What the keeper saw', depth: 2, state: 'open' },
      { id: '1', label: 'Part two', depth: 0, state: 'heading' },
      { id: '1.0', label: '4. The storm', depth: 1, state: 'locked' },
      { id: '1.1', label: '5. Someone is on the stairs', depth: 1, state: 'locked' },
    ],
    current: '0.2',
    currentLabel: 'You are here',
    readLabel: 'read',
    lockedLabel: 'locked',
    onChoose: fn(),
  },
} satisfies Meta<typeof ContentsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /The harbour/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('0.0');
  },
};

export const OpensAtTheCurrent: Story = {
  args: {
    lines: Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      label: `Chapter ${index + 1}`,
      depth: 0,
      state: index < 40 ? 'read' : 'open',
    })),
    current: '40',
  },
  decorators: (Story) => (
    <div style={{ blockSize: 480, overflow: 'auto' }}>
      <Story />
    </div>
  ),
};

export const Shortest: Story = {
  args: { lines: [{ id: '0', label: '1', depth: 0, state: 'open' }], current: undefined },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    lines: [
      { id: '0', label: 'Erster Teil: Die Leuchtturmwärterinnen', depth: 0, state: 'heading' },
      {
        id: '0.2',
        label:
          'In dem die Donaudampfschifffahrtsgesellschaftskapitänin einen Brief ohne Absender erhält und ihn nicht öffnet, weil es regnet und weil sie ahnt, was darin steht',
        depth: 3,
        state: 'open',
      },
      { id: '1', label: 'Überraschungsgeschenkverpackung', depth: 2, state: 'locked' },
    ],
    currentLabel: 'Hier sind Sie',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    lines: [
      { id: '0', label: '1부', depth: 0, state: 'heading' },
      { id: '0.0', label: '1장. 겨울 항구', depth: 1, state: 'read' },
      { id: '0.2', label: '2장. 보낸 이 없는 편지', depth: 1, state: 'open' },
      { id: '0.3', label: '3장. 등불이 꺼지다', depth: 1, state: 'locked' },
    ],
    currentLabel: '지금 여기',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    lines: [
      { id: '0', label: '第一部', depth: 0, state: 'heading' },
      { id: '0.0', label: '第一章 冬の港', depth: 1, state: 'read' },
      { id: '0.2', label: '第二章 差出人のない手紙', depth: 1, state: 'open' },
      { id: '0.3', label: '第三章 灯りが消える', depth: 1, state: 'locked' },
    ],
    currentLabel: '現在地',
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ContentsTable {...args} />
    </div>
  ),
};
