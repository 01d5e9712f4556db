import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inventory } from '#screens/fixtures/content.ts';
import { homeBeginningOf } from '#screens/fixtures/home.ts';
import { opensMenu, patience, type Play } from '#screens/plays.ts';
import {
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

function member(nickname: string) {
  return { userId: '7', nickname, avatarImageUrl: null };
}

const showsTotals: Play = async (context) => {
  await opensMenu(context);
  const menu = within(context.canvas.getByRole('dialog'));
  await waitFor(() => expect(menu.getAllByRole('definition')).toHaveLength(3), patience);
  await menu.findByRole('button', { name: /곧 사라지는|まもなく期限/ }, patience);
};

const showsForm: Play = async (context) => {
  await opensMenu(context);
  const menu = within(context.canvas.getByRole('dialog'));
  await menu.findByRole('textbox', {}, patience);
};

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/',
    answers: (works) => ({
      getHome: { data: homeBeginningOf(works) },
      getInventory: { data: inventory },
      getExpiringCoins: { data: [{ amount: 3, expireAt: '2030-01-01T00:00:00.000Z' }] },
    }),
  }),
  play: opensMenu,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KoreanVisitor: Story = { globals: inKorean };
export const KoreanMember: Story = {
  globals: inKorean,
  play: showsTotals,
  parameters: screenAt({ user: member('김한지') }),
};
export const JapaneseMember: Story = {
  globals: inJapanese,
  play: showsTotals,
  parameters: screenAt({ user: member('はんじ') }),
};
export const GermanVisitor: Story = {
  globals: { ...inGerman, ...onSmallPhone },
  play: showsForm,
};
export const JapaneseDesktop: Story = {
  globals: { ...inJapanese, ...onDesktop },
  play: showsForm,
};
