import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CommentCount } from '#community/comment-count/CommentCount.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { icon: 'search', label: 'Search', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeDisabled();
  },
};

/** A button that stays pressed tells so by its state and by a filled picture. */
export const Pressed: Story = {
  args: { icon: 'heartFilled', label: 'Subscribe', 'aria-pressed': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

/** How many there are stands beside the picture. */
export const Marked: Story = {
  args: {
    icon: 'comment',
    label: 'Comments',
    mark: <CommentCount bare count="999+" label="more than 999" />,
  },
};

export const LongestText: Story = {
  args: { icon: 'bell', label: 'Benachrichtigungseinstellungen öffnen' },
  globals: { locale: 'de-DE', edition: 'global' },
};

export const RightToLeft: Story = {
  args: { icon: 'back', label: 'رجوع' },
  render: (args) => (
    <div dir="rtl">
      <IconButton {...args} />
    </div>
  ),
};
