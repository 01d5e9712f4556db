import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '#actions/button/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'The gauge fills up again in 3 hours.',
    children: (describedBy) => (
      <IconButton icon="clock" label="Gauge" title={undefined} aria-describedby={describedBy} />
    ),
  },
  render: (args) => (
    <div style={{ display: 'grid', blockSize: '200px', placeItems: 'center' }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Below: Story = { args: { side: 'below' } };

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/fills up/);
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** At the edge of the window it moves inwards. */
export const AtTheEdge: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', paddingBlockStart: '80px' }}>
      <Tooltip {...args} />
    </div>
  ),
};

export const LongestText: Story = {
  args: {
    text: 'Die Wartezeitanzeige füllt sich voraussichtlich in 3 Stunden; danach ist das nächste Kapitel der Fortsetzungsgeschichte kostenlos lesbar.',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = { args: { text: 'Full' } };
export const Korean: Story = {
  args: { text: '3시간 뒤에 게이지가 다시 차요.' },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  args: { text: '3時間後にゲージがたまります。' },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  args: { text: 'يمتلئ المقياس مجددًا بعد 3 ساعات.' },
  render: (args) => (
    <div dir="rtl" style={{ paddingBlockStart: '80px' }}>
      <Tooltip {...args} />
    </div>
  ),
};
