import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Share } from './Share.tsx';

function withoutNativeShare(): () => void {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'share');
}

const meta = {
  component: Share,
  parameters: { layout: 'fullscreen' },
  beforeEach: withoutNativeShare,
  args: {
    url: 'https://hanji.example/comic/6',
    title: 'Lane Nine',
    services: ['x', 'facebook', 'whatsapp'],
    labels: {
      share: 'Share',
      copy: 'Copy address',
      copied: 'Address copied',
      copyFailed: 'Copying is not allowed here. The address bar has it too.',
      notices: 'Notices',
      closeNotice: 'Close notice',
    },
  },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        placeContent: 'start end',
        minBlockSize: '60dvh',
        padding: 'var(--hj-gutter)',
      }}
    >
      <Share {...args} />
    </div>
  ),
} satisfies Meta<typeof Share>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.labels.share }));
  await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
};

export const Default: Story = {};
export const Opened: Story = { play: opened };

const native = fn();

/** Where the device has its own way, that comes first. */
export const Native: Story = {
  beforeEach: () => {
    native.mockReset();
    native.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: native, configurable: true });
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(native).toHaveBeenCalledWith({ url: args.url, title: args.title });
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

function withClipboard(writeText: () => Promise<void>) {
  return (): (() => void) => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  };
}

export const Copied: Story = {
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied'));
  },
};

export const NotCopied: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/not allowed/));
  },
};

export const LongestText: Story = {
  args: {
    labels: {
      share: 'Geschichte weiterempfehlen',
      copy: 'Internetadresse dieser Veröffentlichung in die Zwischenablage kopieren',
      copied: 'Internetadresse kopiert',
      copyFailed: 'Die Internetadresse konnte nicht kopiert werden',
      notices: 'Benachrichtigungen',
      closeNotice: 'Benachrichtigung schließen',
    },
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  play: opened,
};

export const Korean: Story = {
  args: {
    title: '할머니 캐리',
    services: ['naver', 'x', 'facebook'],
    labels: {
      share: '공유하기',
      copy: '주소 복사',
      copied: '주소를 복사했어요',
      copyFailed: '복사하지 못했어요',
      notices: '알림',
      closeNotice: '알림 닫기',
    },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
  play: opened,
};

export const Japanese: Story = {
  args: {
    title: 'ばあちゃん無双',
    services: ['line', 'x', 'facebook'],
    labels: {
      share: '共有する',
      copy: 'URLをコピー',
      copied: 'URLをコピーしました',
      copyFailed: 'コピーできませんでした',
      notices: 'お知らせ',
      closeNotice: '通知を閉じる',
    },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
  play: opened,
};
