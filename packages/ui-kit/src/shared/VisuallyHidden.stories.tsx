import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '#marks/icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'Chapters read: 12' },
  render: (args) => (
    <p>
      <Icon name="book" />
      <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chapters read: 12')).toBeInTheDocument();
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

/** Nothing but the icon is seen; the words are there for who listens. */
export const Default: StoryObj<typeof meta> = {};
