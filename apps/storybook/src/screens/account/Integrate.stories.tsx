import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EditionId } from '@hanji/contract/editions.ts';
import type { PreMigration } from '@hanji/contract/entities/member.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { accountMoved, movingConfigOf, nothingMoved } from '#screens/fixtures/migration.ts';
import { patience, showsWayOn, type Play } from '#screens/plays.ts';
import {
  inChinese,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt, type ScreenSetting } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

/** A page of the migration, where a previous service is set and says this of who looks. */
function pageAt(
  path: string,
  edition: EditionId,
  check: PreMigration = nothingMoved,
  user?: ScreenSetting['user'],
) {
  return screenAt({
    path,
    answers: () => ({
      getAppConfig: { data: movingConfigOf(edition) },
      checkPreMigration: { data: check },
    }),
    ...(user && { user }),
  });
}

const showsDialog: Play = async ({ canvas }) => {
  await canvas.findByRole('dialog', {}, patience);
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({ path: '/integrate' }),
  play: showsWayOn,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean, parameters: pageAt('/integrate', 'ko') };
export const Chinese: Story = {
  globals: { ...inChinese, ...onDesktop },
  parameters: pageAt('/integrate', 'global'),
};
export const NothingToMove: Story = { globals: inKorean };
export const PreviousAccount: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  parameters: pageAt('/integrate/login', 'global'),
};
export const MovedAlready: Story = {
  globals: inJapanese,
  parameters: pageAt('/integrate/login', 'ja', accountMoved, userOf('ja-JP')),
  play: showsDialog,
};
export const Coins: Story = {
  globals: inJapanese,
  parameters: pageAt('/integrate/coin', 'ja', accountMoved, userOf('ja-JP')),
};
export const SerialCode: Story = {
  globals: inChinese,
  parameters: pageAt('/tw/input-serialcode', 'global', nothingMoved, userOf('zh-TW')),
};
export const Completed: Story = {
  globals: inChinese,
  parameters: pageAt('/tw/completed-migration', 'global', accountMoved, userOf('zh-TW')),
};
