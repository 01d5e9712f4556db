import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { HelpButton } from './HelpButton.tsx';

const meta = {
  component: HelpButton,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'About waiting for free',
    title: 'Waiting for free',
    closeLabel: 'Got it',
    children: (
      <>
        <p>The gauge fills up while you wait. When it is full, one chapter is free for 3 days.</p>
        <p>The newest chapters are not part of it.</p>
      </>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: '100dvh', padding: 'var(--hj-gutter)' }}>
      <HelpButton {...args} />
    </div>
  ),
} satisfies Meta<typeof HelpButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.label }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: args.title })).toBeVisible());
};

export const Opened: Story = { play: opened };
export const LongestText: Story = {
  args: {
    label: 'Informationen zur Wartezeitfunktion',
    title: 'Kostenlos weiterlesen nach Ablauf der Wartezeit',
    closeLabel: 'Informationen schließen',
    children:
      'Die Wartezeitanzeige füllt sich kontinuierlich. Sobald sie vollständig gefüllt ist, können Sie das nächste Kapitel kostenlos lesen.',
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  play: opened,
};
export const Korean: Story = {
  args: {
    label: '기다리면 무료 안내',
    title: '기다리면 무료',
    closeLabel: '확인',
    children: '게이지가 다 차면 한 화를 3일 동안 무료로 볼 수 있어요.',
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
  play: opened,
};
export const Japanese: Story = {
  args: {
    label: '待てば無料について',
    title: '待てば無料',
    closeLabel: '閉じる',
    children: 'ゲージがたまると、1話を3日間無料で読めます。',
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
  play: opened,
};
