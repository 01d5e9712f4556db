import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { coverArt, wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { PopupWindow } from './PopupWindow.tsx';
import { rightToLeft } from '#testing/right-to-left.tsx';

const cover = coverArt('lane-nine');
const onSkip = fn();
const meta = {
  component: PopupWindow,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    uiType: 'image',
    title: 'Lane Nine: one chapter a day is free',
    picture: { src: cover.src, width: 330, height: 440 },
    themeColor: cover.color,
    link: { href: '/comic/6', label: 'Read Lane Nine' },
    closeLabel: 'Close',
    onClose: fn(),
    skip: { label: 'Do not show again', onSkip },
  },
  render: (args) => (
    <div style={{ minBlockSize: '100dvh' }}>
      <PopupWindow {...args} />
    </div>
  ),
} satisfies Meta<typeof PopupWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture that says it all, as large as the wire says, and the whole of it a link. */
export const Image: Story = {
  play: async ({ canvas, args }) => {
    onSkip.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Do not show again' }));
    await expect(onSkip).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/comic/6');
  },
};

export const ImageWide: Story = { globals: { viewport: { value: 'laptop', isRotated: false } } };

/** Larger than the screen: it shrinks whole. */
export const LargeImage: Story = {
  args: { picture: { src: cover.src, width: 900, height: 1200 } },
  globals: { viewport: { value: 'small', isRotated: false } },
};

/** Title and way on instead of a picture that does not come. */
export const FailedImage: Story = {
  args: { picture: { src: brokenPicture, width: 330, height: 440 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toBeVisible());
  },
};

export const Content: Story = {
  args: {
    uiType: 'content',
    title: 'A chapter a day is free',
    picture: { src: wideArt('lane-nine'), width: 640, height: 360 },
    children: 'Until the end of August, Lane Nine opens one more chapter every morning at six.',
  },
};

export const ContentWithoutPicture: Story = {
  args: { ...Content.args, picture: undefined, skip: undefined },
};

export const ContentWide: Story = {
  args: { ...Content.args },
  globals: { viewport: { value: 'laptop', isRotated: false } },
};

export const LongText: Story = {
  args: {
    ...Content.args,
    title: 'Maintenance on Thursday morning',
    children: Array.from({ length: 10 }, (_, index) => (
      <p key={index}>
        Between two and five in the morning coins cannot be bought. What you own can be read as
        always. Tickets that would expire in this time are extended by a day.
      </p>
    )),
  },
  globals: { viewport: { value: 'small', isRotated: false } },
};

export const LongestText: Story = {
  args: {
    uiType: 'content',
    title: 'Datenschutzbestimmungen und Nutzungsbedingungen wurden überarbeitet',
    picture: undefined,
    children: 'Bitte lesen Sie die überarbeiteten Veröffentlichungsbestimmungen aufmerksam durch.',
    link: { href: '/', label: 'Überarbeitete Nutzungsbedingungen vollständig anzeigen' },
    closeLabel: 'Schließen',
    skip: { label: 'Diese Benachrichtigung nicht mehr anzeigen', onSkip },
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Korean: Story = {
  args: {
    uiType: 'content',
    title: '8월 내내 하루 한 편 무료',
    picture: { src: wideArt('grandma-carries-the-team'), width: 640, height: 360 },
    children: '매일 아침 6시, 할머니 캐리가 한 화씩 무료로 열려요.',
    link: { href: '/', label: '할머니 캐리 보러 가기' },
    closeLabel: '닫기',
    skip: { label: '다시 보지 않기', onSkip },
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  args: {
    uiType: 'image',
    title: 'ばあちゃん無双、毎日1話無料',
    picture: { src: coverArt('grandma-carries-the-team', 'ja-JP').src, width: 330, height: 440 },
    link: { href: '/', label: '読む' },
    closeLabel: '閉じる',
    skip: { label: '今後表示しない', onSkip },
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const RightToLeft: Story = {
  args: {
    ...Content.args,
    title: 'فصل مجاني كل يوم',
    children: 'حتى نهاية أغسطس، يُفتح فصل جديد كل صباح.',
    link: { href: '/', label: 'ابدأ القراءة' },
    closeLabel: 'إغلاق',
    skip: { label: 'لا تعرض مجددًا', onSkip },
  },
  decorators: [rightToLeft],
};
