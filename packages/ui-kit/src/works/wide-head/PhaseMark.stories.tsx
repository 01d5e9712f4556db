import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhaseMark } from './PhaseMark.tsx';

const meta = {
  component: PhaseMark,
  args: { tone: 'now', label: 'Running' },
} satisfies Meta<typeof PhaseMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Notable: Story = { args: { tone: 'notable', label: 'Results' } };
export const Plain: Story = { args: { tone: 'plain', label: 'Ended' } };
export const LongestText: Story = {
  args: { tone: 'notable', label: 'Ergebnisse sind veröffentlicht' },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Shortest: Story = { args: { label: 'Y' } };
export const Korean: Story = {
  args: { label: '진행 중' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { tone: 'plain', label: '審査中' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { label: 'جارٍ' },
  render: (args) => (
    <div dir="rtl">
      <PhaseMark {...args} />
    </div>
  ),
};
