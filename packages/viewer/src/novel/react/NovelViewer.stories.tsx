import { defaultNovelSettings } from '@hanji/domain/reading/novel.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { NovelViewer } from '#novel/react/NovelViewer.tsx';
import { frameDocument } from '#testing/drawn-book.ts';
import { testNovelLabels } from '#testing/novel-labels.ts';
import { TestNovelWords } from '#testing/novel-panel-words.tsx';
import { StoryEnd, StoryHead } from '#testing/StorySlots.tsx';
import { testBook } from '#testing/test-book.ts';

const told = `<h2>The lamp</h2>${[
  'On the third night the lamp went out, and nobody in the village saw it. The nets hung still. The harbour had frozen at its edges, and the boats leaned against each other like sleepers in a third-class carriage.',
  '“You are early,” said the keeper, without turning round.',
  'Sol put the letter on the table. It had no sender. The ink had run where the snow had found it, so that the name on it could be hers or that of anyone who was cold.',
  'He read it standing, as one reads bills. Then he folded it along the old lines, with care, and gave it back.',
  '“It is for the lamp,” he said. “They all are.”',
]
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('')}`;

const meta = {
  component: NovelViewer,
  parameters: { layout: 'fullscreen' },
  args: {
    book: testBook({
      chapters: [told, told],
      language: 'en',
      navigation:
        '<li><a href="ch1.xhtml">The lamp</a><ol><li><a href="ch1.xhtml#x">A letter without a sender</a></li></ol></li><li><a href="ch2.xhtml">The storm</a></li>',
    }),
    language: 'en',
    labels: testNovelLabels,
    PanelWords: TestNovelWords,
    storedDirection: 'TTB',
    settings: defaultNovelSettings(false),
    mode: 'scroll',
    onChoose: fn(),
    scope: { chosen: 'device', onScope: fn(), onRestore: fn() },
    onNextChapter: fn(),
    onComments: fn(),
    headerSlot: <StoryHead>The lighthouse keeper’s daughter</StoryHead>,
    endSlot: <StoryEnd />,
  },
  play: async () => {
    await opened();
  },
} satisfies Meta<typeof NovelViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(): Promise<void> {
  await waitFor(() => expect(frameDocument()?.body.textContent).toContain('On the third night'));
}

/** Opens the bars, and what a button in them opens. */
function open(button?: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await opened();
    canvas.getByRole('button', { name: 'Show controls' }).focus();
    await userEvent.keyboard('{Enter}');
    const slider = await canvas.findByRole('slider', { name: 'Position' });
    slider.focus();
    if (button === undefined) return;
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(await canvas.findByRole('dialog', { name: button })).toBeVisible();
  };
}

function inColor(color: number): Story {
  return {
    args: { settings: { ...defaultNovelSettings(false), color } },
  };
}

export const Default: Story = {};
export const Tan = inColor(3);
export const Dark = inColor(4);

export const Pages: Story = { args: { mode: 'page', storedDirection: 'LTR' } };

export const BarsOpen: Story = { play: open() };

export const BarsOpenOnDark: Story = { ...inColor(4), play: open() };

export const Settings: Story = { play: open('Text') };

export const Contents: Story = { play: open('Contents') };

export const Largest: Story = {
  args: { settings: { fontType: 2, fontSize: 4, lineHeight: 3, color: 2 } },
};

export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const Failed: Story = {
  args: { book: new ArrayBuffer(8) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
