import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideArt } from '#testing/art.ts';
import { WrittenPage, type WrittenPiece, type WrittenWords } from './WrittenPage.tsx';

function words(text: string, look: Partial<WrittenWords> = {}): WrittenWords {
  return { text, strong: false, emphasis: false, href: null, ...look };
}

const pieces: readonly WrittenPiece[] = [
  { kind: 'heading', level: 2, spans: [words('What we are looking for')] },
  {
    kind: 'paragraph',
    spans: [
      words('A story of '),
      words('one evening', { strong: true }),
      words(', in up to forty pages. Read '),
      words('how to enter', { href: '/document/faq' }),
      words(', or ask '),
      words('the editors', { href: 'https://hanji.example/', emphasis: true }),
      words('.'),
    ],
  },
  {
    kind: 'picture',
    picture: { url: wideArt('lighthouse-days'), width: 720, height: 405 },
    alt: 'A lighthouse by day',
    caption: 'The picture of the last contest’s winner',
  },
  { kind: 'heading', level: 3, spans: [words('Prizes')] },
  {
    kind: 'list',
    start: null,
    items: [
      { depth: 0, spans: [words('First prize')] },
      { depth: 1, spans: [words('a serial of twelve chapters')] },
      { depth: 0, spans: [words('Second prize')] },
    ],
  },
  { kind: 'quote', spans: [words('Draw what you would stay up for.\nThe jury')] },
  { kind: 'rule' },
  {
    kind: 'list',
    start: 1,
    items: [
      { depth: 0, spans: [words('Publish your title.')] },
      { depth: 0, spans: [words('Enter it from your desk.')] },
    ],
  },
];

const meta = { component: WrittenPage, args: { pieces } } satisfies Meta<typeof WrittenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shortest: Story = {
  args: { pieces: [{ kind: 'paragraph', spans: [words('Soon.')] }] },
};
export const LongestText: Story = {
  args: {
    pieces: [
      {
        kind: 'heading',
        level: 2,
        spans: [words('Donaudampfschifffahrtsgesellschaftskapitänswitwenrente')],
      },
      { kind: 'paragraph', spans: [words('https://hanji.example/'.repeat(8))] },
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Japanese: Story = {
  args: {
    pieces: [
      { kind: 'heading', level: 2, spans: [words('募集要項')] },
      {
        kind: 'paragraph',
        spans: [
          words('テーマは'),
          words('「ある夜のできごと」', { strong: true }),
          words('。40ページまでの読切を募集します。'),
        ],
      },
    ],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <WrittenPage {...args} />
    </div>
  ),
};
