import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { libraryOf, rentedOf } from '#screens/fixtures/library.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { showsHeading, showsWayOn } from '#screens/plays.ts';
import {
  inEnglish,
  inFrench,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/library',
    answers: (works) => ({ getLibrary: { data: libraryOf(works) } }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = {
  globals: inKorean,
  parameters: screenAt({ user: userOf('ko-KR') }),
};
export const JapaneseDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ user: userOf('ja-JP') }),
};
export const German: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ user: userOf('de-DE') }),
};
export const RentedFrench: Story = {
  globals: inFrench,
  parameters: screenAt({
    path: '/library/rented',
    user: userOf('fr-FR'),
    answers: (works) => ({ getLibrary: { data: rentedOf(works) } }),
  }),
};
export const Choosing: Story = {
  globals: inEnglish,
  parameters: screenAt({ user: userOf('en-US') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }));
    const [, first] = await canvas.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('region', { name: 'Selected titles' })).toBeVisible();
  },
};
export const Nothing: Story = {
  globals: inEnglish,
  parameters: screenAt({
    path: '/library/recent',
    user: userOf('en-US'),
    answers: (works) => ({ getLibrary: { data: { ...libraryOf(works), contents: [] } } }),
  }),
  play: showsWayOn,
};
export const Loading: Story = {
  globals: inEnglish,
  parameters: screenAt({ user: userOf('en-US'), answers: () => ({ getLibrary: 'waiting' }) }),
};
export const Offline: Story = {
  globals: inEnglish,
  parameters: screenAt({ user: userOf('en-US'), answers: () => ({ getLibrary: 'offline' }) }),
};
