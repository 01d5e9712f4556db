import type { Meta, StoryObj } from '@storybook/react-vite';
import { shutdownTimes } from '#screens/fixtures/app-config.ts';
import { showsHeading, showsWayOn } from '#screens/plays.ts';
import { inVietnamese, onDesktop, onLongPhone } from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  globals: inVietnamese,
  parameters: screenAt({ path: '/refund/home', now: shutdownTimes.open }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Notice: Story = {};
export const NoticeDesktop: Story = { globals: { ...inVietnamese, ...onDesktop } };
export const BeforeTheWindow: Story = {
  globals: { ...inVietnamese, ...onLongPhone },
  parameters: screenAt({ now: shutdownTimes.before }),
};
export const AfterTheWindow: Story = {
  globals: { ...inVietnamese, ...onLongPhone },
  parameters: screenAt({ now: shutdownTimes.after }),
};
export const Loading: Story = {
  parameters: screenAt({ answers: () => ({ getAppConfig: 'waiting' }) }),
};
export const Failed: Story = {
  parameters: screenAt({ answers: () => ({ getAppConfig: { code: 500 } }) }),
};
/** Only below /login, as everything else leads to the notice. */
export const NotFound: Story = {
  parameters: screenAt({ path: '/login/nothing' }),
  play: showsWayOn,
};
