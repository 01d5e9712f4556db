import type { Meta, StoryObj } from '@storybook/react-vite';
import { wideArt } from '#testing/art.ts';
import { brokenPicture } from '#testing/pictures.ts';
import { WidePicture } from './WidePicture.tsx';

function art(src: string) {
  return { src, width: 720, height: 405 };
}

const meta = {
  component: WidePicture,
  args: { picture: art(wideArt('lighthouse-days')), color: '#6a5c78' },
} satisfies Meta<typeof WidePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { picture: art(brokenPicture) } };
export const Blurred: Story = { args: { blurred: true } };
export const WideScreen: Story = {
  args: { largePicture: art(wideArt('lane-nine')) },
  globals: { viewport: { value: 'tablet', isRotated: false } },
};
