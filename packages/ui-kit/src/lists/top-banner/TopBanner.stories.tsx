import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { coverArt, wideArt, type ArtWork } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { TopBanner } from './TopBanner.tsx';
import type { BannerSlide } from './TopBannerSlide.tsx';

function slide(id: number, work: ArtWork, more: Partial<BannerSlide>): BannerSlide {
  return {
    id,
    href: `/comic/${id}`,
    title: '',
    color: coverArt(work).color,
    picture: { src: wideArt(work), width: 1280, height: 720 },
    ...more,
  };
}
const slides = [
  slide(1, 'lane-nine', {
    title: 'Lane Nine',
    text: 'Nobody has ever won from lane nine. They are not even on speaking terms.',
    tag: 'New',
  }),
  slide(2, 'grandma-carries-the-team', {
    title: 'Grandma Carries the Team',
    text: 'She came to bring side dishes. She stayed for the ranked matches.',
    tag: 'Event',
  }),
  slide(3, 'department-of-weather', { title: 'The Department of Weather' }),
];

const meta = {
  component: TopBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    slides,
    labels: {
      region: 'Featured',
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause',
      play: 'Play',
      position: (current: number, total: number) => `Slide ${current} of ${total}`,
    },
  },
} satisfies Meta<typeof TopBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stands still for its picture. */
const pause: Story['play'] = async ({ canvas }) => {
  const button = canvas.queryByRole('button', { name: 'Pause' });
  if (button) await userEvent.click(button);
  await userEvent.unhover(document.body);
};

export const Default: Story = { play: pause };
export const Small: Story = {
  play: pause,
  globals: { viewport: { value: 'small', isRotated: false } },
};
export const Tablet: Story = {
  play: pause,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};
export const Wide: Story = {
  play: pause,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

/** No theme colour: grey. */
export const WithoutColour: Story = {
  args: { slides: [slide(1, 'lighthouse-days', { title: 'Lighthouse Days', color: undefined })] },
};
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };
export const PictureFailed: Story = {
  args: {
    slides: [
      slide(1, 'lane-nine', {
        title: 'Lane Nine',
        text: 'Its words stay.',
        picture: { src: brokenPicture, width: 4, height: 4 },
      }),
    ],
  },
};
export const LongestText: Story = {
  play: pause,
  args: {
    slides: [
      slide(1, 'the-swordmaster-cannot-cook', {
        title: 'Der Schwertmeister kann nicht kochen, aber er gibt die Hoffnung nicht auf',
        text: 'Die Staffel, die mit Ach und Krach im Finale steht, redet nicht mehr miteinander. Die Lösung des Trainers: eine Kartoffel.',
        tag: 'Veranstaltung',
      }),
      ...slides.slice(1),
    ],
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};
export const Shortest: Story = {
  args: { slides: [slide(1, 'lane-nine', { title: 'Go' })] },
};
export const Korean: Story = {
  play: pause,
  args: {
    slides: [
      slide(1, 'grandma-carries-the-team', {
        title: '할머니 캐리',
        text: '반찬을 가져다주러 왔다가 랭크전을 시작했다.',
        tag: '이벤트',
      }),
      ...slides.slice(1),
    ],
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};
export const Japanese: Story = {
  play: pause,
  args: {
    slides: [
      slide(1, 'lane-nine', {
        title: '第九レーン',
        text: '市の陸上大会で、第九レーンから優勝した者はいない。',
        tag: '新着',
      }),
      ...slides.slice(1),
    ],
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};
export const BySteps: Story = {
  // It ends while the next slide is on its way.
  tags: ['no-picture'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (context) => {
    const { canvas } = context;
    await pause(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 2 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.unhover(document.body);
  },
};
export const RightToLeft: Story = {
  play: pause,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => (
    <div dir="rtl">
      <TopBanner {...args} />
    </div>
  ),
};
