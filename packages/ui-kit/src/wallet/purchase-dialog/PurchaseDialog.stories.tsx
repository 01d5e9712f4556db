import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PriceSummary } from '#wallet/price-summary/PriceSummary.tsx';
import { PurchaseDialog } from './PurchaseDialog.tsx';

const onPress = fn();
const meta = {
  component: PurchaseDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Lighthouse Days',
    chapter: '12. The lamp goes out',
    summary: (
      <PriceSummary
        label="What will be used"
        uses={[
          { means: 'freeCoins', label: 'Free coins', amount: '2' },
          { means: 'paidCoins', label: 'Bought coins', amount: '1' },
        ]}
        left={{ label: 'Left after', amount: '238 coins' }}
      />
    ),
    choices: [
      { kind: 'buyCoin', label: 'Buy', price: '3 coins', onPress },
      { kind: 'rentCoin', label: 'Rent for 3 days', price: '2 coins', onPress },
      { kind: 'preview', label: 'Preview', onPress },
    ],
    closeLabel: 'Not now',
    onClose: fn(),
  },
} satisfies Meta<typeof PurchaseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: /Buy/ }));
    await expect(onPress).toHaveBeenCalled();
    await userEvent.click(body.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const WaitForFree: Story = {
  args: {
    text: 'The next free chapter is on its way.',
    summary: undefined,
    choices: [
      {
        kind: 'waitfree_remined',
        label: 'Free by waiting',
        price: '23 hours left',
        disabled: true,
        onPress,
      },
      { kind: 'rentCoin', label: 'Rent for 3 days', price: '2 coins', onPress },
      { kind: 'buyCoin', label: 'Buy', price: '3 coins', onPress },
    ],
  },
};

export const TicketAndGauge: Story = {
  args: {
    summary: undefined,
    choices: [
      { kind: 'read_for_free', label: 'Read for free', price: 'ready', onPress },
      { kind: 'read_with_ticket', label: 'Read with a ticket', price: '1 of 3', onPress },
      { kind: 'rentCoin', label: 'Rent for 3 days', price: '2 coins', onPress },
      { kind: 'buyCoin', label: 'Buy', price: '3 coins', onPress },
      { kind: 'preview', label: 'Preview', onPress },
    ],
  },
};

export const Discounted: Story = {
  args: {
    choices: [
      {
        kind: 'buyCoin',
        label: 'Buy',
        price: '3 coins',
        original: { price: '5', label: 'before: 5 coins' },
        onPress,
      },
    ],
  },
};

export const NotEnough: Story = {
  args: {
    summary: (
      <PriceSummary
        label="What will be used"
        uses={[{ means: 'paidCoins', label: 'Bought coins', amount: '3' }]}
        missing={{ label: 'Not enough coins', amount: '2 missing' }}
      />
    ),
    choices: [{ kind: 'buyCoin', label: 'Get coins', onPress }],
  },
};

export const Busy: Story = {
  args: {
    choices: [
      { kind: 'buyCoin', label: 'Buy', busyLabel: 'Buying…', price: '3 coins', onPress },
      { kind: 'rentCoin', label: 'Rent for 3 days', price: '2 coins', onPress },
    ],
  },
};

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    title: 'Die Donaudampfschifffahrtsgesellschaftskapitänin und die vergessene Leuchtturmwärterin',
    chapter: '128. Das Licht geht aus, und niemand im Dorf hat es bemerkt',
    text: 'Das nächste kostenlose Kapitel ist unterwegs.',
    summary: (
      <PriceSummary
        label="Das wird verwendet"
        uses={[{ means: 'freeCoins', label: 'Geschenkte Münzen', amount: '2 Münzen' }]}
        left={{ label: 'Danach bleiben Ihnen', amount: '1.234.567 Münzen' }}
      />
    ),
    choices: [
      {
        kind: 'waitfree_remined',
        label: 'Kostenlos nach Wartezeit',
        price: 'noch 23 Stunden',
        disabled: true,
        onPress,
      },
      { kind: 'read_with_ticket', label: 'Mit Leseticket lesen', price: '1 von 999', onPress },
      { kind: 'rentCoin', label: 'Für 3 Tage ausleihen', price: '2 Münzen', onPress },
      { kind: 'buyCoin', label: 'Dauerhaft freischalten', price: '3 Münzen', onPress },
    ],
    closeLabel: 'Jetzt nicht',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    title: '할머니 캐리',
    chapter: '12화. 한타는 김장처럼',
    summary: (
      <PriceSummary
        label="사용되는 것"
        uses={[{ means: 'freeCoins', label: '무료 코인', amount: '3코인' }]}
        left={{ label: '남는 코인', amount: '237코인' }}
      />
    ),
    choices: [
      { kind: 'read_with_ticket', label: '이용권으로 보기', price: '3장 보유', onPress },
      { kind: 'rentCoin', label: '3일 대여', price: '2코인', onPress },
      { kind: 'buyCoin', label: '소장', price: '3코인', onPress },
    ],
    closeLabel: '다음에 볼게요',
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    title: 'ばあちゃん無双',
    chapter: '第12話 集団戦は漬物のように',
    summary: undefined,
    choices: [
      {
        kind: 'waitfree_remined',
        label: '待てば無料',
        price: 'あと23時間',
        disabled: true,
        onPress,
      },
      { kind: 'rentCoin', label: '3日間レンタル', price: '2コイン', onPress },
      { kind: 'buyCoin', label: '購入する', price: '3コイン', onPress },
    ],
    closeLabel: 'あとで',
  },
};
