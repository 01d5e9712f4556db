import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Uploading 3 pictures', percent: 45, percentLabel: '45%' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading 3 pictures' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
  },
};
export const Start: Story = { args: { percent: 0, percentLabel: '0%' } };
export const Done: Story = { args: { percent: 100, percentLabel: '100%' } };
/** The end is not known. */
export const Busy: Story = {
  args: { label: 'Preparing the chapter', percent: undefined, percentLabel: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const LongestText: Story = {
  args: {
    label: 'Benachrichtigungseinstellungen und Aufbewahrungslisten werden übertragen',
    percentLabel: '45 %',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { label: 'A' } };
export const Korean: Story = {
  args: { label: '사진 3장을 올리는 중' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { label: '画像を3枚アップロード中' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { label: 'جارٍ رفع 3 صور', percentLabel: '45٪' },
  render: (args) => (
    <div dir="rtl">
      <Progress {...args} />
    </div>
  ),
};
