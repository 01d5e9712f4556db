import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { brokenAddress } from '#testing/comic-images.ts';
import { testComicLabels as labels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { scrolledChapter } from '#testing/drawn-chapter.ts';
import { pullBy } from '#testing/pull-by.ts';
import { StoryEnd, StoryHead } from '#testing/StorySlots.tsx';

/** What comes and goes while a comic is read: a connection that is lost, a chapter that is pulled. */
const meta = {
  component: ComicViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    images: scrolledChapter,
    orientation: 'TTB',
    labels,
    PanelWords: TestPanelWords,
    settings: { storedDirection: 'TTB' },
    onNextChapter: fn(),
    onPreviousChapter: fn(),
    onPull: async () => fn(),
    onReadFinished: fn(),
    headerSlot: <StoryHead>1. The lamp goes out</StoryHead>,
    endSlot: <StoryEnd />,
  },
} satisfies Meta<typeof ComicViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Says that the device has a connection, or has none, until the story ends. */
function withConnection(isOnline: boolean): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}

async function toEnd(): Promise<void> {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** What has come stays; what has not waits, and comes by itself. */
export const Offline: Story = {
  beforeEach: () => withConnection(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(labels.offline)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Page 1' })).toBeVisible();
  },
};

/** Their addresses are over, and new ones are on their way: each picture's place is there already. */
export const PicturesComing: Story = {
  args: {
    images: scrolledChapter.map((image) => ({
      ...image,
      sources: [{ width: 720, url: brokenAddress }],
    })),
    loadImage: () => new Promise(() => undefined),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('[data-image]')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: labels.retry })).not.toBeInTheDocument();
  },
};

/** Past the end of the strip, not yet far enough to open the next chapter. */
export const Pulling: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('img', { name: 'Page 1' });
    await toEnd();
    await waitFor(() => expect(args.onReadFinished).toHaveBeenCalledOnce());
    await pullBy(600, 530);
    await expect(await canvas.findByText(labels.pullMore)).toBeVisible();
  },
};

export const PulledFarEnough: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('img', { name: 'Page 1' });
    await toEnd();
    await waitFor(() => expect(args.onReadFinished).toHaveBeenCalledOnce());
    await pullBy(600, 430);
    await expect(await canvas.findByText(labels.pullRelease)).toBeVisible();
  },
};

/** Past the top. */
export const PullingBack: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Page 1' });
    window.scrollTo({ top: 0, behavior: 'instant' });
    await pullBy(100, 160);
    await expect(await canvas.findByText(labels.pullMore)).toBeVisible();
  },
};
