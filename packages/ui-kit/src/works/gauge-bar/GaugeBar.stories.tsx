import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GaugeBar } from './GaugeBar.tsx';

const meta = {
  component: GaugeBar,
  args: {
    label: 'Wait until free',
    percent: 37,
    state: '15 hr left',
    help: {
      label: 'About waiting',
      title: 'Wait until free',
      content: (
        <p>
          The gauge takes 1 day to fill. When it is full, one chapter with a clock can be read for
          free, for 3 days.
        </p>
      ),
      close: 'Close',
    },
  },
} satisfies Meta<typeof GaugeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { percent: 0, state: '23 hr left' } };
export const Full: Story = { args: { percent: 100, state: 'Ready to read now' } };
/** Who is not signed in sees it full, and what there is to do. */
export const Visitor: Story = { args: { percent: 100, state: 'Ready once you sign in' } };
export const AMinuteLeft: Story = { args: { percent: 99, state: '1 min left' } };

export const Help: Story = {
  play: async ({ canvas, canvasElement }) => {
    const ask = canvas.getByRole('button', { name: 'About waiting' });
    await userEvent.click(ask);
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', {
      name: 'Wait until free',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(ask).toHaveFocus());
    await userEvent.click(ask);
  },
};

export const LongestText: Story = {
  args: { label: 'Gratis mit Wartezeit', state: 'Noch 23 Stunden, dann kannst du lesen' },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Korean: Story = {
  args: { label: '기다리면 무료', state: '15시간 남음' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { label: '待てば無料', state: '残り15時間' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <GaugeBar {...args} />
    </div>
  ),
};
