import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RemovableChip } from './RemovableChip.tsx';

const meta = {
  component: RemovableChip,
  args: { children: 'drama', removeLabel: 'Remove drama', onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove drama' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongestText: Story = {
  args: {
    children: 'Wirtschaftsthriller aus dem Rechtsanwaltsmilieu der Gegenwart',
    removeLabel: 'Wirtschaftsthriller aus dem Rechtsanwaltsmilieu der Gegenwart entfernen',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { children: 'A', removeLabel: 'Remove A' } };
export const Korean: Story = {
  args: { children: '할머니 캐리', removeLabel: '할머니 캐리 삭제' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { children: 'ばあちゃん無双', removeLabel: '「ばあちゃん無双」を削除' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { children: 'دراما', removeLabel: 'إزالة دراما' },
  render: (args) => (
    <div dir="rtl">
      <RemovableChip {...args} />
    </div>
  ),
};
