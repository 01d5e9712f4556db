import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentCount } from './CommentCount.tsx';

const meta = {
  component: CommentCount,
  args: { count: '128', label: '128 comments' },
} satisfies Meta<typeof CommentCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Most: Story = { args: { count: '999+', label: 'more than 999 comments' } };

export const None: Story = { args: { count: '0', label: 'no comments' } };

export const RightToLeft: Story = {
  ...Most,
  render: (args) => (
    <div dir="rtl">
      <CommentCount {...args} />
    </div>
  ),
};
