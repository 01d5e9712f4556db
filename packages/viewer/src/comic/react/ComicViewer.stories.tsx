import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ComicViewer } from '#comic/react/ComicViewer.tsx';
import { brokenAddress } from '#testing/comic-images.ts';
import { testComicLabels } from '#testing/comic-labels.ts';
import { TestPanelWords } from '#testing/comic-panel-words.ts';
import { pagedChapter, scrolledChapter } from '#testing/drawn-chapter.ts';
import { StoryEnd, StoryHead } from '#testing/StorySlots.tsx';

const meta = {
  component: ComicViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    images: scrolledChapter,
    orientation: 'TTB',
    labels: testComicLabels,
    PanelWords: TestPanelWords,
    settings: { storedDirection: 'TTB' },
    onNextChapter: fn(),
    onComments: fn(),
    onSettings: fn(),
    onDirection: fn(),
    onReadFinished: fn(),
    headerSlot: <StoryHead>1. The lamp goes out</StoryHead>,
    endSlot: <StoryEnd />,
  },
} satisfies Meta<typeof ComicViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const pages = { images: pagedChapter('en-US'), orientation: 'LTR' } as const;
const leftwards = {
  images: pagedChapter('ja-JP'),
  orientation: 'RTL',
  settings: { storedDirection: 'RTL' },
} as const;
/** The cover has a partner. */
const pairs = { title: { pairsShifted: true }, device: {} } as const;
const desktop = { value: 'desktop', isRotated: false };

/** Opens the bars and stays in them, as a reader at the keyboard does: they do not go then. */
const open: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Show controls' }).focus();
  await userEvent.keyboard('{Enter}');
  const slider = await canvas.findByRole('slider', { name: 'Position' });
  slider.focus();
  await expect(slider).toHaveFocus();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Page 1' })).toBeVisible();
  },
};

/** A painted scroll: it lies, and is scrolled to the left. */
export const Sideways: Story = {
  args: {
    images: scrolledChapter,
    orientation: 'RTL',
    sideways: true,
    settings: { storedDirection: 'RTL' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Page 1' })).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('img', { name: 'Page 2' })).toBeVisible();
  },
};

export const BarsOpen: Story = { play: open };

const framed = { continuesAbove: false, continuesBelow: false };

/** On a phone, with the panels that an import finds in these pictures. */
export const ByPanel: Story = {
  args: {
    images: scrolledChapter.map((image) => ({
      ...image,
      panels: [{ x: 36, y: 48, width: 648, height: image.height - 96, ...framed }],
    })),
    settings: {
      storedDirection: 'TTB',
      layers: { title: { byPanel: true }, device: {} },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next panel' }));
    await expect(await canvas.findByRole('group', { name: 'Panel by panel' })).toHaveTextContent(
      'Panel 2 of 5',
    );
  },
};

const openPanel: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Reading settings' }));
  const dialog = await context.canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Settings: Story = { play: openPanel };

export const SettingsWide: Story = { globals: { viewport: desktop }, play: openPanel };

export const SettingsOfPairs: Story = {
  args: { ...leftwards, settings: { storedDirection: 'RTL', layers: pairs } },
  globals: { locale: 'ja-JP', edition: 'ja', viewport: desktop },
  play: openPanel,
};

export const Keys: Story = {
  globals: { viewport: desktop },
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Darker and warmer pictures with room between them, on paper. */
export const SetByTheReader: Story = {
  args: {
    settings: {
      storedDirection: 'TTB',
      layers: {
        title: {},
        device: { brightness: 60, warmth: 80, gap: true, ground: 'paper' },
      },
    },
  },
};

export const Zoomed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Page 1' });
    await userEvent.keyboard('+++');
    await expect(await canvas.findByRole('button', { name: /Reset the zoom/ })).toBeVisible();
  },
};

export const AutoScrollPaused: Story = {
  play: async (context) => {
    await openPanel(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Start auto-scroll' }));
    await userEvent.keyboard('{Shift}');
    await expect(await canvas.findByRole('group', { name: 'Auto-scroll' })).toBeVisible();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** They go after 2,400 ms: no picture holds them. */
export const TapZones: Story = {
  tags: ['no-picture'],
  args: {
    ...pages,
    settings: { storedDirection: 'LTR', layers: { title: {}, device: { zonesShown: true } } },
  },
};

export const Pages: Story = {
  args: { ...pages, settings: { storedDirection: 'LTR' } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('img', { name: 'Page 2' })).toBeVisible();
  },
};

export const PagesBarsOpen: Story = {
  args: { ...pages, settings: { storedDirection: 'LTR' } },
  play: open,
};

export const PagesFromTheRight: Story = {
  args: leftwards,
  globals: { locale: 'ja-JP', edition: 'ja' },
  play: open,
};

export const PagesPaired: Story = {
  args: { ...pages, settings: { storedDirection: 'LTR', layers: pairs } },
  globals: { viewport: desktop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Page 2' })).toBeVisible();
  },
};

export const PagesPairedFromTheRight: Story = {
  args: { ...leftwards, settings: { storedDirection: 'RTL', layers: pairs } },
  globals: { locale: 'ja-JP', edition: 'ja', viewport: desktop },
  play: open,
};

export const Wide: Story = { globals: { viewport: desktop } };

/** The guide goes after 2,400 ms: no picture holds it, nor a test that comes late. */
export const Guide: Story = {
  tags: ['no-picture'],
  args: { ...leftwards, settings: { storedDirection: 'TTB' } },
  globals: { locale: 'ja-JP', edition: 'ja' },
  play: ({ args }) => waitFor(() => expect(args.onDirection).toHaveBeenCalledWith('RTL')),
};

export const FailedImage: Story = {
  args: {
    images: scrolledChapter.map((image, at) =>
      at === 0 ? { ...image, sources: [{ width: 720, url: brokenAddress }] } : image,
    ),
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
  },
};

/** Each names its page; all are asked for again at one place. */
export const FailedImages: Story = {
  args: {
    images: scrolledChapter.map((image) => ({
      ...image,
      height: image.height / 3,
      sources: [{ width: 720, url: brokenAddress }],
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/5 pages did not load/)).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Try all again' })).toHaveLength(1);
  },
};

export const End: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('img', { name: 'Page 1' });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(args.onReadFinished).toHaveBeenCalledOnce());
  },
};

export const PagesEnd: Story = {
  args: { ...pages, settings: { storedDirection: 'LTR' } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('img', { name: 'Page 1' });
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(args.onReadFinished).toHaveBeenCalledOnce();
    });
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const Empty: Story = { args: { images: [] } };
