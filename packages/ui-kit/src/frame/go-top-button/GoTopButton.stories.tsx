import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { GoTopButton } from './GoTopButton.tsx';
import { inArabic } from '#testing/right-to-left.tsx';

const meta = {
  component: GoTopButton,
  args: { label: 'To the top', onTop: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ blockSize: '400vh' }}>
      <GoTopButton {...args} />
    </div>
  ),
} satisfies Meta<typeof GoTopButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls until the button is there: the window may still be getting its size. */
function readOn(button: () => HTMLElement): Promise<void> {
  return waitFor(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.scrollTo({ top: window.innerHeight * 2.5, behavior: 'instant' });
    return expect(button()).toBeVisible();
  });
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await readOn(() => canvas.getByRole('button', { name: 'To the top' }));
  },
};

/** Near the top there is nothing to go back to. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await readOn(() => canvas.getByRole('button', { name: 'To the top' }));
    await userEvent.click(canvas.getByRole('button', { name: 'To the top' }));
    await expect(args.onTop).toHaveBeenCalledOnce();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const RightToLeft: Story = {
  args: { label: 'إلى الأعلى' },
  decorators: [inArabic],
  play: async ({ canvas }) => {
    await readOn(() => canvas.getByRole('button'));
  },
};
