import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { tone: 'new', label: 'NEW' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Updated: Story = { args: { tone: 'up', label: 'UP' } };
export const Event: Story = { args: { tone: 'event', label: 'Golden week' } };
export const Completed: Story = { args: { tone: 'end', label: 'FIN.' } };
export const Hiatus: Story = { args: { tone: 'hiatus', label: 'HIATUS' } };

export const LongestText: Story = {
  args: { tone: 'event', label: 'Nur noch an diesem Wochenende' },
  globals: { locale: 'de-DE', edition: 'global' },
};
export const Shortest: Story = { args: { tone: 'up', label: 'U' } };
export const Korean: Story = {
  args: { tone: 'hiatus', label: '휴재' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
/** The tag of a finished challenge title is the same one, black. */
export const Japanese: Story = {
  args: { tone: 'end', label: '完結' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { tone: 'event', label: 'حدث' },
  render: (args) => (
    <div dir="rtl">
      <Badge {...args} />
    </div>
  ),
};
