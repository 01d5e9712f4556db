import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { patience, showsWayOn, unfoldsHeader, type Play } from '#screens/plays.ts';
import {
  inGerman,
  inJapanese,
  inKorean,
  inVietnamese,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const refusesWhatIsMissing: Play = async (context) => {
  await showsWayOn(context);
  const main = within(context.canvas.getByRole('main'));
  const field = await main.findByRole('textbox', {}, patience);
  await userEvent.click(field);
  await userEvent.keyboard('{Enter}');
  await expect(field).toBeInvalid();
  await expect(field).toHaveFocus();
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({ path: '/signup' }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean };
export const JapaneseDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  play: unfoldsHeader,
};
export const German: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  play: refusesWhatIsMissing,
};
export const VietnamesePassword: Story = {
  globals: inVietnamese,
  parameters: screenAt({ path: '/login/password/find' }),
};
