import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, callsOf, openShop, someConfig, someOrder } from '#testing/open-shop.tsx';

const main = page.getByRole('main');
const buy = main.getByRole('button', { name: /^Buy for/ });
const host = 'https://token.example/tokens';
const token = `POST ${host}`;
const excute = 'POST /coin/purchase/credit/excute';
const register = 'POST /coin/purchase/credit/cardinfo/register';
const number = '4111111111111111';

const byCard = {
  'GET /coin/sales/config': someConfig({ payments: ['credit'] }),
  'GET /coin/purchase/credit/token-api-key': { tokenApiKey: 'key', tokenUrl: host },
  'POST /coin/transaction/token': { transactionToken: 'x'.repeat(32) },
  [token]: { status: 'success', token: 'tok_1' },
  [excute]: someOrder({ payment: 'credit' }),
  'POST /coin/purchase/payment/result/finish': someOrder({ payment: 'credit' }),
};
const kept = { cardId: 'card_1', maskedNumber: '**** 1111', expire: '12/40' };

async function type(entered: { number?: string; expire?: string; code?: string } = {}) {
  await main.getByRole('textbox', { name: 'Card number' }).fill(entered.number ?? number);
  await main.getByRole('textbox', { name: /^Valid until/ }).fill(entered.expire ?? '12/40');
  await main.getByRole('textbox', { name: 'Security code' }).fill(entered.code ?? '123');
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  closeSite();
});

it('[B7-025] has the token host alone learn the number, and pays by its token', async () => {
  const came = answer(byCard);
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
  expect(came.find(({ call }) => call === token)?.form).toEqual({
    card_number: number,
    card_expire: '12/40',
    security_code: '123',
    token_api_key: 'key',
    lang: 'ja',
  });
  const toService = came.filter(({ call }) => call !== token);
  expect(JSON.stringify(toService)).not.toContain(number);
  expect(came.find(({ call }) => call === excute)?.form).toEqual({
    transactionToken: 'x'.repeat(32),
    productSeq: '1',
    price: '99',
    coins: '10',
    bonusCoins: '0',
    mdkToken: 'tok_1',
  });
});

it('says which fields are wrong, and asks nobody', async () => {
  const came = answer(byCard);
  await openShop('/coinpurchase');
  await type({ number: '4111111111111112', expire: '12/20', code: '1' });
  await buy.click();
  await expect
    .element(main.getByRole('textbox', { name: 'Card number' }))
    .toHaveAccessibleDescription('Enter the number of the card, 14 to 16 digits.');
  await expect.element(main.getByText(/such as 08\/29/)).toBeVisible();
  await expect.element(main.getByText(/3 or 4 digits/)).toBeVisible();
  expect(callsOf(came)).toEqual([]);
});

it('says that a card was not taken', async () => {
  const came = answer({ ...byCard, [token]: { status: 'failure' } });
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect.element(main.getByText(/^The payment was declined/)).toBeVisible();
  expect(callsOf(came)).not.toContain(excute);
});

it('has a card kept where that is wanted, and pays by it', async () => {
  const came = answer({ ...byCard, [register]: kept });
  await openShop('/coinpurchase');
  await type();
  await main.getByRole('checkbox', { name: 'Keep this card for next time' }).click();
  await buy.click();
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
  expect(came.find(({ call }) => call === register)?.form).toEqual({
    mdkToken: 'tok_1',
    securityCode: '123',
  });
  expect(came.find(({ call }) => call === excute)?.form).toMatchObject({ cardId: 'card_1' });
});

it('pays by a card that is kept, or has it forgotten', async () => {
  let cards = [kept];
  const came = answer({
    ...byCard,
    'GET /coin/purchase/credit/cardinfo': () => cards,
    'POST /coin/purchase/credit/cardinfo/delete': () => {
      cards = [];
      return null;
    },
  });
  await openShop('/coinpurchase');
  await expect
    .element(main.getByRole('radio', { name: '**** 1111, valid until 12/40' }))
    .toBeChecked();
  await buy.click();
  await expect.element(main.getByRole('heading', { name: 'Your coins are here' })).toBeVisible();
  expect(callsOf(came)).not.toContain(token);
  expect(came.find(({ call }) => call === excute)?.form).toMatchObject({ cardId: 'card_1' });
  await openShop('/coinpurchase');
  await main.getByRole('button', { name: 'Delete card **** 1111' }).click();
  await expect.element(page.getByText('The card was deleted.')).toBeVisible();
  await expect.element(main.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  expect(came.find(({ call }) => call.endsWith('/delete'))?.form).toEqual({ cardId: 'card_1' });
});

/** A token for each that is asked for, and what the payments came with. */
function tokens(paid: () => unknown, more: Parameters<typeof answer>[0] = {}) {
  let made = 0;
  const came = answer({
    ...byCard,
    'POST /coin/transaction/token': () => ({ transactionToken: String(++made).repeat(32) }),
    [excute]: paid,
    ...more,
  });
  const sent = (): unknown[] =>
    came.filter(({ call }) => call === excute).map(({ form }) => form['transactionToken']);
  return { came, sent };
}

const failed = main.getByRole('group', { name: 'The purchase did not go through' });
const done = main.getByRole('heading', { name: 'Your coins are here' });
const [first, second] = ['1'.repeat(32), '2'.repeat(32)];

it('pays once where the answer was lost: with the same token, at once, at the next press and after a reload', async () => {
  let paid: unknown = 500;
  const { sent } = tokens(() => paid);
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect.element(failed).toBeVisible();
  await buy.click();
  await expect.poll(sent).toEqual([first, first, first, first]);
  closeSite();
  // Even where it was refused before anybody looked for the order.
  paid = 429;
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect.element(failed).toBeVisible();
  paid = someOrder({ payment: 'credit' });
  await buy.click();
  await expect.element(done).toBeVisible();
  expect(new Set(sent())).toEqual(new Set([first]));
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect.element(done).toBeVisible();
  expect(sent().at(-1)).toBe(second);
});

it('takes another token for another product, and after one that is over', async () => {
  let paid = 500;
  const { sent } = tokens(() => paid);
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect.element(failed).toBeVisible();
  await main.getByRole('radio', { name: /^100 coins/ }).click();
  await buy.click();
  await expect.poll(sent).toEqual([first, first, second, second]);
  paid = 409;
  await buy.click();
  await expect.element(failed.getByText(/^Another purchase is still in progress/)).toBeVisible();
  await buy.click();
  await expect.poll(sent).toHaveLength(6);
  expect(sent().slice(4)).toEqual([second, '3'.repeat(32)]);
});

it('keeps the token of a payment whose price changed: one that is on its way charges no second time', async () => {
  const product = { price: 199, coins: 10, bonusCoins: 0 };
  let paid: unknown = { refused: 409, data: { product } };
  const { sent } = tokens(() => paid);
  await openShop('/coinpurchase');
  await type();
  await buy.click();
  await expect
    .element(main.getByRole('group', { name: 'The price or the coins have changed' }))
    .toBeVisible();
  expect(sent()).toEqual([first]);
  paid = someOrder({ payment: 'credit' });
  await buy.click();
  await expect.element(done).toBeVisible();
  expect(sent()).toEqual([first, first]);
});

it.each(['the payment', 'the registration'])(
  'has a card kept once where the answer to %s was lost',
  async (lost) => {
    let given = 500;
    const other = { ...kept, cardId: 'card_0', maskedNumber: '**** 9999' };
    let cards = [other];
    const { came } = tokens(() => (lost === 'the payment' && given) || someOrder(), {
      'GET /coin/purchase/credit/cardinfo': () => cards,
      [register]: () => {
        if (lost === 'the payment') return kept;
        cards = [other, kept];
        return given;
      },
    });
    await openShop('/coinpurchase');
    await main.getByRole('radio', { name: 'Another card' }).click();
    await type();
    await main.getByRole('checkbox', { name: 'Keep this card for next time' }).click();
    await buy.click();
    await expect.element(failed).toBeVisible();
    given = 0;
    await buy.click();
    await expect.element(done).toBeVisible();
    expect(callsOf(came).filter((call) => call === register)).toHaveLength(1);
    expect(came.findLast(({ call }) => call === excute)?.form).toMatchObject({ cardId: 'card_1' });
  },
);
