import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsWayOn } from '#screens/plays.ts';
import {
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  inVietnamese,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({ path: '/login' }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean };
export const Japanese: Story = { globals: inJapanese };
export const German: Story = { globals: { ...inGerman, ...onSmallPhone } };
export const Vietnamese: Story = { globals: inVietnamese };
export const EnglishDesktop: Story = { globals: { ...inEnglish, ...onDesktop } };
