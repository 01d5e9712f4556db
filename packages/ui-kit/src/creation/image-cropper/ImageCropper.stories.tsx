import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { coverArt } from '#testing/art.ts';
import { inArabic } from '#testing/right-to-left.tsx';
import { ImageCropper } from './ImageCropper.tsx';

const meta = {
  component: ImageCropper,
  args: {
    labels: {
      group: 'Crop the square image',
      hint: 'Drag the picture, or move it with the sliders.',
      zoom: 'Zoom',
      horizontal: 'Left to right',
      vertical: 'Top to bottom',
      percent: (percent) => `${percent} %`,
    },
    picture: coverArt('lane-nine').src,
    aspect: 1,
    leastWidth: 100,
    area: null,
    onArea: fn(),
  },
  render: function Cropping(args) {
    const [area, setArea] = useState(args.area);
    return (
      <ImageCropper
        {...args}
        area={area}
        onArea={(next, picture) => {
          setArea(next);
          args.onArea(next, picture);
        }}
      />
    );
  },
} satisfies Meta<typeof ImageCropper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Top to bottom' })).toHaveAttribute(
      'aria-valuetext',
      '50 %',
    );
    // It is as wide as the picture: there is no room to the sides.
    await expect(canvas.getByRole('slider', { name: 'Left to right' })).toBeDisabled();
  },
};

export const Near: Story = {
  args: {
    aspect: 3 / 4,
    labels: { ...meta.args.labels, group: 'Crop the cover' },
    area: { x: 0.1, y: 0.3, width: 0.5, height: 0.5 },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Zoom' });
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    labels: {
      group: 'Bildausschnitt des quadratischen Vorschaubilds',
      hint: 'Ziehe das Bild mit dem Finger oder verschiebe den Ausschnitt mit den Schiebereglern.',
      zoom: 'Vergrößerung des Bildausschnitts',
      horizontal: 'Verschiebung von links nach rechts',
      vertical: 'Verschiebung von oben nach unten',
      percent: (percent) => `${percent} %`,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: /Vergrößerung/ });
  },
};

export const RightToLeft: Story = {
  decorators: [inArabic],
  args: { labels: { ...meta.args.labels, group: 'قص الصورة' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Zoom' });
  },
};
