import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { coverArt, type ArtWork } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { PickupCarousel, type Pickup } from './PickupCarousel.tsx';

function pickup(id: number, work: ArtWork, title: string): Pickup {
  return { id, href: `/challenge/comic/${id}`, title, picture: coverArt(work).src };
}

const pickups = [
  pickup(1, 'lane-nine', 'Lane Nine'),
  pickup(2, 'grandma-carries-the-team', 'Grandma Carries the Team'),
  pickup(3, 'department-of-weather', 'The Department of Weather'),
  pickup(4, 'lighthouse-days', 'Lighthouse Days'),
  pickup(5, 'do-not-stop-the-parcel', 'Do Not Stop the Parcel'),
];

const meta = {
  // Its pictures are still to be taken and looked at.
  tags: ['no-picture'],
  component: PickupCarousel,
  args: {
    title: 'Editors’ picks',
    pickups,
    groupSize: 3,
    stayMs: 8000,
    labels: {
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause',
      play: 'Play',
      position: (current: number, total: number) => `Slide ${current} of ${total}`,
    },
  },
} satisfies Meta<typeof PickupCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stands still for its picture. */
const pause: Story['play'] = async ({ canvas }) => {
  const button = canvas.queryByRole('button', { name: 'Pause' });
  if (button) await userEvent.click(button);
  await userEvent.unhover(document.body);
};

export const Default: Story = { play: pause };

export const Wide: Story = {
  play: pause,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

/** Fewer than fill a group: nothing to turn. */
export const OneGroup: Story = {
  args: { pickups: pickups.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const PictureFailed: Story = {
  args: { pickups: pickups.slice(0, 3).map((one) => ({ ...one, picture: brokenPicture })) },
};

export const LongestText: Story = {
  play: pause,
  args: {
    title: 'Auswahl der Redaktion zum Jahreswechsel',
    pickups: pickups.map((one) => ({
      ...one,
      title: 'Die Donaudampfschifffahrtsgesellschaftskapitänswitwe und der Heimweg',
    })),
  },
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
};

export const Shortest: Story = {
  args: { title: 'U', pickups: [pickup(1, 'lane-nine', 'Go')] },
};

export const Korean: Story = {
  play: pause,
  args: {
    title: '편집부 추천',
    pickups: pickups.map((one) => ({ ...one, title: '할머니가 캐리한다' })),
  },
  globals: { locale: 'ko-KR', edition: 'ko' },
};

export const Japanese: Story = {
  play: pause,
  args: {
    title: '編集部ピックアップ',
    pickups: pickups.map((one) => ({ ...one, title: '第九レーンの約束' })),
  },
  globals: { locale: 'ja-JP', edition: 'ja' },
};

export const BySteps: Story = {
  // It ends while the next group is on its way.
  tags: ['no-picture'],
  play: async (context) => {
    const { canvas } = context;
    await pause(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await waitFor(() => expect(canvas.getByText('2 / 2')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 2 of 2');
  },
};

export const RightToLeft: Story = {
  play: pause,
  render: (args) => (
    <div dir="rtl">
      <PickupCarousel {...args} />
    </div>
  ),
};
