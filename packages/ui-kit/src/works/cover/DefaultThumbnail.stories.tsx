import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefaultThumbnail } from './DefaultThumbnail.tsx';

const meta = {
  component: DefaultThumbnail,
  args: { label: 'Lane Nine' },
  render: (args) => (
    <div style={{ width: 132, aspectRatio: '3 / 4' }}>
      <DefaultThumbnail {...args} />
    </div>
  ),
} satisfies Meta<typeof DefaultThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Beside a chapter, whose name stands next to it. */
export const Lying: Story = {
  args: { label: '' },
  render: (args) => (
    <div style={{ width: 88, aspectRatio: '4 / 3', display: 'flex' }}>
      <DefaultThumbnail {...args} />
    </div>
  ),
};
