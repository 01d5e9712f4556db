import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CoinProduct } from './CoinProduct.tsx';

const meta = {
  component: CoinProduct,
  args: {
    group: 'coins',
    coins: '100 coins',
    bonus: '+ 10 free',
    price: '$9.99',
    selected: false,
    onSelect: fn(),
  },
} satisfies Meta<typeof CoinProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = { display: 'grid', gap: 8 } as const;

export const Default: Story = {
  render: function Shop(args) {
    const [chosen, setChosen] = useState(1);
    const products = [
      { coins: '30 coins', price: '$2.99' },
      { coins: '100 coins', bonus: '+ 10 free', price: '$9.99' },
      {
        coins: '300 coins',
        bonus: '+ 45 free',
        price: '$24.99',
        original: { price: '$29.99', label: 'before: $29.99' },
        bestLabel: 'Most coins for the price',
      },
      { coins: '1,000 coins', price: '$79.99', unavailableLabel: 'Sold out' },
    ];
    return (
      <div style={list}>
        {products.map((product, index) => (
          <CoinProduct
            key={product.coins}
            {...args}
            bonus={undefined}
            {...product}
            selected={index === chosen}
            onSelect={() => setChosen(index)}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('300 coins'));
    await expect(canvas.getByRole('radio', { name: /300 coins/ })).toBeChecked();
  },
};

export const Selected: Story = { args: { selected: true } };

export const BestValue: Story = { args: { bestLabel: 'Most coins for the price' } };

export const Discounted: Story = {
  args: { price: '$7.99', original: { price: '$9.99', label: 'before: $9.99' } },
};

export const SoldOut: Story = { args: { unavailableLabel: 'Sold out' } };

export const Busy: Story = { args: { selected: true, busyLabel: 'Opening the payment…' } };

export const Shortest: Story = { args: { coins: '1', bonus: undefined, price: '$1' } };

export const LongestText: Story = {
  globals: { locale: 'de-DE', edition: 'global', viewport: { value: 'small', isRotated: false } },
  args: {
    coins: '1.000 Münzen im Vorratspaket',
    bonus: '+ 250 Münzen geschenkt',
    price: '1.079,99 €',
    original: { price: '1.299,99 €', label: 'vorher: 1.299,99 €' },
    bestLabel: 'Die meisten Münzen für diesen Preis',
  },
};

export const Korean: Story = {
  globals: { locale: 'ko-KR', edition: 'ko' },
  args: {
    coins: '100코인',
    bonus: '+10코인 무료',
    price: '10,000원',
    bestLabel: '가장 알뜰해요',
    selected: true,
  },
};

export const Japanese: Story = {
  globals: { locale: 'ja-JP', edition: 'ja' },
  args: {
    coins: '1,000コイン',
    bonus: '+100コイン無料',
    price: '¥1,000',
    bestLabel: 'いちばんお得',
  },
};

export const RightToLeft: Story = {
  args: { coins: '100 عملة', bonus: '+ 10 مجانًا' },
  render: (args) => (
    <div dir="rtl">
      <CoinProduct {...args} />
    </div>
  ),
};
