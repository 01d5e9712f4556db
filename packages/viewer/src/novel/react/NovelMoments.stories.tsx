import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument, scroller } from '#testing/drawn-book.ts';
import { testNovelLabels as labels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { pullBy } from '#testing/pull-by.ts';
import { StoryEnd, StoryHead } from '#testing/StorySlots.tsx';
import { sentences, testBook } from '#testing/test-book.ts';

/** What comes and goes while a novel is read: a neighbour that is pulled in. */
const meta = {
  component: NovelViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    book: testBook({ chapters: [sentences(12)], language: 'en' }),
    language: 'en',
    labels,
    PanelWords: TestNovelWords,
    storedDirection: 'TTB',
    settings: defaultNovelSettings(false),
    mode: 'scroll',
    onPull: async () => fn(),
    onReadFinished: fn(),
    headerSlot: <StoryHead>The lighthouse keeper’s daughter</StoryHead>,
    endSlot: <StoryEnd />,
  },
} satisfies Meta<typeof NovelViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(): Promise<void> {
  await waitFor(() => expect(frameDocument()?.body.textContent).toContain('Sentence 0 walks'));
}

/** What follows the text has come, and is on the screen. */
async function toEnd({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) {
  await opened();
  await canvas.findByText('Continue');
  await waitFor(() => {
    const box = scroller();
    box.scrollTop = box.scrollHeight;
    return expect(box.scrollTop + box.clientHeight).toBeGreaterThanOrEqual(box.scrollHeight - 2);
  });
}

/** Past the end of the text, not yet far enough to open the next chapter. */
export const Pulling: Story = {
  play: async ({ canvas }) => {
    await toEnd({ canvas });
    await pullBy(600, 530);
    await expect(await canvas.findByText(labels.pullMore)).toBeVisible();
  },
};

export const PulledFarEnough: Story = {
  play: async ({ canvas }) => {
    await toEnd({ canvas });
    await pullBy(600, 430);
    await expect(await canvas.findByText(labels.pullRelease)).toBeVisible();
  },
};

/** Past the beginning of the text. */
export const PullingBack: Story = {
  play: async ({ canvas }) => {
    await opened();
    await canvas.findByText('Continue');
    await pullBy(100, 160);
    await expect(await canvas.findByText(labels.pullMore)).toBeVisible();
  },
};
