import type { Meta, StoryObj } from '@storybook/react-vite';
import { someInventory } from '#screens/fixtures/coin-history.ts';
import { coinSalesOf } from '#screens/fixtures/coin-sales.ts';
import { userOf } from '#screens/fixtures/member.ts';
import { showsHeading } from '#screens/plays.ts';
import {
  inEnglish,
  inGerman,
  inJapanese,
  inKorean,
  onDesktop,
  onSmallPhone,
  onTablet,
} from '#screens/setting/globals.ts';
import { screenAt } from '#screens/setting/screen-setting.ts';
import { wholeScreen } from '#screens/setting/whole-screen.tsx';

const meta = {
  ...wholeScreen,
  parameters: screenAt({
    path: '/coinpurchase',
    user: userOf('ko-KR'),
    answers: () => ({
      getInventory: { data: someInventory },
      getCoinSalesConfig: { data: coinSalesOf('KRW', ['payco']) },
    }),
  }),
  play: showsHeading,
} satisfies Meta<typeof wholeScreen.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Korean: Story = { globals: inKorean };
export const Japanese: Story = {
  globals: { ...inJapanese, ...onDesktop },
  parameters: screenAt({
    answers: () => ({
      getInventory: { data: someInventory },
      getCoinSalesConfig: { data: coinSalesOf('JPY', ['credit', 'carrier', 'paypay']) },
      getTokenApiKey: { data: { tokenApiKey: 'key', tokenUrl: 'https://token.example/tokens' } },
      getSavedCards: { data: [] },
    }),
  }),
};
const paypal = screenAt({
  answers: () => ({
    getInventory: { data: someInventory },
    getCoinSalesConfig: { data: coinSalesOf('USD', ['paypal']) },
  }),
});
export const English: Story = { globals: { ...inEnglish, ...onTablet }, parameters: paypal };
export const German: Story = { globals: { ...inGerman, ...onSmallPhone }, parameters: paypal };
