import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StateMessage } from '#feedback/state-message/StateMessage.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';
import { FrameDialog } from './FrameDialog.tsx';

const page = `<!doctype html><html lang="en"><title>A partner</title><body style="font-family:sans-serif;color:#222">
<main><h1>Missions</h1><p>Watch a trailer: 1 coin</p></main></body></html>`;

const meta = {
  component: FrameDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Missions',
    closeLabel: 'Close',
    onClose: fn(),
    children: <iframe title="Missions" srcDoc={page} sandbox="" />,
  },
  render: (args) => (
    <div style={{ minBlockSize: '100dvh' }}>
      <FrameDialog {...args} />
    </div>
  ),
} satisfies Meta<typeof FrameDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

/** Instead of a page that does not come. */
export const Message: Story = {
  args: {
    children: <StateMessage drawing="error" title="It did not work" text="Please try again." />,
  },
};

export const LongestText: Story = {
  args: {
    title: 'Kreditkartenpunkte in Gratismünzen umtauschen',
    closeLabel: 'Schließen',
    children: <StateMessage drawing="waiting" title="Die Seite von PointPark wird geöffnet …" />,
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const RightToLeft: Story = {
  args: { title: 'المهام', closeLabel: 'إغلاق' },
  decorators: [rightToLeft],
};
