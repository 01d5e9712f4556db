import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsWayOn } from '#screens/plays.ts';
import {
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
  parameters: screenAt({ path: '/browserguide' }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BrowserGuide: Story = { globals: inKorean };
export const BrowserGuideGerman: Story = { globals: { ...inGerman, ...onSmallPhone } };
export const NotFound: Story = {
  globals: inKorean,
  parameters: screenAt({ path: '/nowhere/at/all' }),
};
export const NotFoundDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ path: '/nowhere/at/all' }),
};
export const ServiceError: Story = {
  globals: inKorean,
  parameters: screenAt({ path: '/error' }),
};
export const Maintenance: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: screenAt({ path: '/system' }),
};
export const AnyErrorDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({ path: '/error-page?code=429' }),
};
