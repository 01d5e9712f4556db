import { closeSite } from '@hanji/edition/testing/open-site.tsx';
import { onChapterNews, tellOfChapter } from '@hanji/edition/session/chapter-news.ts';
import { takePendingPurchase } from '@hanji/edition/session/pending-purchase.ts';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { Inventory } from '@hanji/contract/entities/inventory.ts';
import { openChapter } from '@hanji/domain/purchase/flow/open-chapter.ts';
import { menu } from '@hanji/i18n/locales/en-US/menu.ts';
import { purchase } from '@hanji/i18n/locales/en-US/purchase.ts';
import { unlock as words } from '@hanji/i18n/locales/en-US/unlock.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWallet } from '#testing/open-wallet.tsx';
import { someChapter, someInventory } from '#testing/some-title.ts';
import { linesOf } from '#testing/lines-of.ts';
import { bought, missing, pathOf, walletService, type Answer } from '#testing/wallet-service.ts';
import { ChapterPurchase } from './ChapterPurchase.tsx';

const unlock = `POST ${pathOf('unlockChapter')}`;
const rent = (way: string) => `POST ${pathOf('rentChapter', { rentWithMethod: way })}`;
const dialog = page.getByRole('dialog', { name: 'Chapter 2' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

type Case = {
  readonly chapter?: Chapter;
  readonly inventory?: Inventory;
  readonly answers?: Readonly<Record<string, readonly Answer[]>>;
  readonly confirmCoinUse?: boolean;
};

/** The dialog as the purchase flow opens it. */
async function ask({ chapter = someChapter(2), inventory = someInventory(), ...more }: Case = {}) {
  const came = walletService(more.answers ?? {});
  const done: string[] = [];
  const opening = openChapter('read', { reader: 'member', inventory, chapter });
  if (opening.kind !== 'purchase') throw new Error('nothing stands before this chapter');
  const { router, ...site } = await openWallet(
    <ChapterPurchase
      contentType="comic"
      contentId={1}
      title="A title"
      chapter={chapter}
      inventory={inventory}
      need={opening.need}
      onOpen={(intent) => {
        done.push(intent);
        router.navigate('/comic/1/chapter/2/product');
      }}
      onClose={() => done.push('closed')}
    />,
    more,
  );
  const sent = (call: string) => came.filter((one) => one.call === call).map(({ body }) => body);
  return { ...site, done, sent };
}

/** Keeps calls of a path waiting until it is called. */
function holdAnswers(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = vi.mocked(fetch).getMockImplementation();
  if (!answer) throw new Error('nothing answers');
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (new Request(input).url.endsWith(path)) await promise;
    return answer(input, init);
  });
  return resolve;
}

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
  takePendingPurchase();
});

it('[A4-077] [B4-043] [A4-080] [B4-046] says what buying and renting take, buys, and opens the viewer', async () => {
  const { done, sent } = await ask({ answers: { [unlock]: [bought(2)] } });
  const uses = dialog.getByRole('group', { name: 'Buy: what will be used' });
  await expect
    .poll(() =>
      uses
        .getByRole('term')
        .elements()
        .map((term) => term.textContent),
    )
    .toEqual(['Free coins that expire on Jan 8, 2027', words.boughtCoins, words.left]);
  expect(
    uses
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent),
  ).toEqual(['1 coin', '2 coins', '6 coins']);
  await button('Buy 3 coins').click();
  await expect.poll(() => done).toEqual(['read']);
  expect(sent(unlock)).toEqual([{ transactionToken: 't1', price: '3', coinBackPrice: '0' }]);
  await expect
    .element(page.getByText(/^“Chapter 2” is yours\. You can undo the purchase/))
    .toBeVisible();
});

it('[A4-077] says coins that read alike in one line', async () => {
  const given = (expireAt: string | null) => ({ kind: 'given', amount: 1, expireAt });
  const paid = { kind: 'purchased', amount: 2, expireAt: null };
  const day = '2027-01-08T';
  const ends = [`${day}00:00:00.000Z`, `${day}09:30:00.000Z`, `${day}23:59:59.000Z`];
  const data = {
    uses: [...ends.map(given), given('2027-01-09T00:00:00.000Z'), given(null), paid, paid],
    missing: 0,
    balanceAfter: 1,
  };
  await ask({ answers: { 'GET /coin/spending/3': [{ code: 200, data }] } });
  const uses = dialog.getByRole('group', { name: 'Buy: what will be used' });
  await expect
    .poll(() => linesOf(uses))
    .toEqual([
      ['Free coins that expire on Jan 8, 2027', '3 coins'],
      ['Free coins that expire on Jan 9, 2027', '1 coin'],
      [menu.freeCoins, '1 coin'],
      [words.boughtCoins, '4 coins'],
      [words.left, '1 coin'],
    ]);
});

it.each([
  ['with coins', 'Rent for 3 days 2 coins', 'rent-with-coin', { rentalPrice: '2' }, {}],
  ['with a ticket', /^Read with a ticket/, 'rent-with-ticket', {}, { tickets: 1 }],
  ['with a full gauge', /^Read for free/, 'rent-with-gauge', {}, { tickets: 1, gauge: 1 }],
] as const)(
  '[A4-077] [A1-009] [A4-080] rents %s, and opens the viewer',
  async (_, name, way, body, owns) => {
    const chapter = someChapter(2, { rentAllowedWith: ['gauge', 'ticket', 'coin'] });
    const plain = someChapter(2);
    const { done, sent } = await ask({
      chapter: way === 'rent-with-coin' ? plain : chapter,
      inventory: someInventory(owns),
      answers: { [rent(way)]: [bought(2)] },
    });
    await button(name).click();
    await expect.poll(() => done).toEqual(['read']);
    expect(sent(rent(way))).toEqual([{ transactionToken: 't1', ...body }]);
  },
);

it('[A1-009] [B1-002] rents with the gauge on the way in, and asks nothing', async () => {
  const chapter = someChapter(2, { rentAllowedWith: ['gauge'] });
  const { done } = await ask({
    chapter,
    inventory: someInventory({ gauge: 1 }),
    answers: { [rent('rent-with-gauge')]: [bought(2)] },
  });
  await expect.poll(() => done).toEqual(['read']);
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

describe('an advertisement', () => {
  const begin = `POST ${pathOf('beginAdvertisement')}`;
  const byAds = someChapter(2, { rentAllowedWith: ['ads', 'coin'], rentableRemained: 900 });
  const ad = {
    adToken: 'ad1',
    clipUrl: '/api/advertisement/clip',
    seconds: 1,
    usesLeft: 3,
    adTickets: 0,
  };
  const shown = page.getByRole('dialog', { name: words.adTitle });

  it('[A1-009] [B1-002] opens the chapter when it was watched to its end', async () => {
    const answers = { [begin]: [{ code: 200, data: ad }], [rent('rent-with-ads')]: [bought(2)] };
    const { done, sent } = await ask({ chapter: byAds, answers });
    await expect.element(shown.getByText('Left today: 3')).toBeVisible();
    expect(shown.getByRole('button', { name: /ticket/ }).elements()).toEqual([]);
    await expect.poll(() => done).toEqual(['read']);
    expect(sent(rent('rent-with-ads'))).toEqual([{ transactionToken: 't1', adToken: 'ad1' }]);
  });

  it('can be left for the other ways', async () => {
    const long = { ...ad, seconds: 60 };
    const { sent } = await ask({
      chapter: byAds,
      answers: { [begin]: [{ code: 200, data: long }] },
    });
    await shown.getByRole('button', { name: words.otherWays }).click();
    await expect.element(button('Buy 3 coins')).toBeVisible();
    expect(sent(rent('rent-with-ads'))).toEqual([]);
  });

  it('[A1-009] is not waited for with an ad ticket, which opens the chapter', async () => {
    // Longer than a busy machine takes to press the button; its seconds fly once that is pressed.
    const data = { ...ad, seconds: 90, adTickets: 2 };
    const answers = { [begin]: [{ code: 200, data }], [rent('rent-with-ads')]: [bought(2)] };
    const { done, sent } = await ask({ chapter: byAds, answers });
    const answered = holdAnswers('rent-with-ads');
    await shown.getByRole('button', { name: 'Use an ad ticket (2 left)' }).click();
    await expect.element(shown.getByText(words.opening)).toBeVisible();
    const later = globalThis.setTimeout.bind(globalThis);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((task, ms, ...given) =>
      later(task, ms === 1000 ? 0 : ms, ...given),
    );
    // The advertisement would be over: the second that runs, and then all others.
    await new Promise((resolve) => later(resolve, 2500));
    answered();
    await expect.poll(() => done).toEqual(['read']);
    expect(sent(rent('rent-with-ads'))).toEqual([{ transactionToken: 't1' }]);
  });

  it('[A1-009] leaves ad tickets where there are none left today', async () => {
    const none = { code: 409, message: 'None left.', data: { adTickets: 1 } };
    const answers = { [begin]: [none], [rent('rent-with-ads')]: [bought(2)] };
    const { done, sent } = await ask({ chapter: byAds, answers });
    await expect.element(shown.getByText('None left.')).toBeVisible();
    await shown.getByRole('button', { name: 'Use an ad ticket (1 left)' }).click();
    await expect.poll(() => done).toEqual(['read']);
    expect(sent(rent('rent-with-ads'))).toEqual([{ transactionToken: 't1' }]);
  });

  it('goes on with the other ways where the ad ticket is gone meanwhile', async () => {
    // Longer than a busy machine takes to press the button.
    const data = { ...ad, seconds: 90, adTickets: 1 };
    const { sent } = await ask({
      chapter: byAds,
      answers: {
        [begin]: [{ code: 200, data }],
        [rent('rent-with-ads')]: [{ code: 409, message: 'No ticket.' }],
      },
    });
    await shown.getByRole('button', { name: /ad ticket/ }).click();
    await expect.element(page.getByText('No ticket.')).toBeVisible();
    await expect.element(button('Buy 3 coins')).toBeVisible();
    expect(sent(rent('rent-with-ads'))).toHaveLength(1);
  });

  it('gives way to the other ways where there are none left today', async () => {
    await ask({ chapter: byAds, answers: { [begin]: [{ code: 409, message: 'None left.' }] } });
    await expect.element(page.getByText('None left.')).toBeVisible();
    await expect.element(button('Rent for 3 days 2 coins')).toBeVisible();
  });
});

it('[A4-077] says how long the gauge takes, and has the preview of a volume', async () => {
  const chapter = someChapter(
    2,
    { rentAllowedWith: ['gauge'] },
    { unit: 'volume', hasTrial: true },
  );
  const { done } = await ask({ chapter, inventory: someInventory({ recover: 7200 }) });
  await expect.element(button('Wait until free 2 hr left')).toBeDisabled();
  await button('Preview').click();
  expect(done).toEqual(['preview']);
});

describe('the use of coins', () => {
  const question = page.getByRole('dialog', { name: 'Use 3 coins?' });

  it('[A4-079] [B4-045] is asked about where the edition says so, with what it takes', async () => {
    const { done, sent } = await ask({ confirmCoinUse: true, answers: { [unlock]: [bought(2)] } });
    await button('Buy 3 coins').click();
    await expect.element(question.getByText(words.left)).toBeVisible();
    expect(sent(unlock)).toEqual([]);
    await question.getByRole('button', { name: words.notNow }).click();
    await expect.element(dialog).toBeVisible();
    await button('Buy 3 coins').click();
    await question.getByRole('button', { name: words.spend }).click();
    await expect.poll(() => done).toEqual(['read']);
  });
});

describe('coins that are missing', () => {
  it.each([
    ['at once', false],
    ['where the use of coins is asked about', true],
  ])(
    '[A4-078] [B4-044] [A4-081] are said, and lead to the coin shop: %s',
    async (_, confirmCoinUse) => {
      const { path, sent } = await ask({
        inventory: someInventory({ coins: 2 }),
        answers: { 'GET /coin/spending/3': [missing(3, 1)] },
        confirmCoinUse,
      });
      const lacks = dialog.getByRole('group', { name: 'Buy: not enough coins' });
      await expect
        .poll(() => linesOf(lacks))
        .toEqual([
          [words.needed, '3 coins'],
          [words.held, '2 coins'],
          [words.missing, '1 coin'],
        ]);
      await button('Get coins and buy 3 coins').click();
      await expect.poll(path).toBe('/coinpurchase');
      expect(sent(unlock)).toEqual([]);
      expect(takePendingPurchase()).toContain(
        '"title":"A title","method":"unlock","chapterId":2,"chapter":"Chapter 2","price":3',
      );
    },
  );

  it('are noticed by the service as well, and said before anything else', async () => {
    const { path } = await ask({
      answers: {
        [unlock]: [{ code: 402, data: { missingCoins: 1 } }],
        'GET /coin/spending/3': [missing(3, 1)],
      },
    });
    await button('Buy 3 coins').click();
    const question = page.getByRole('dialog', { name: words.getCoinsTitle });
    await expect.poll(() => linesOf(question)).toContainEqual([words.missing, '1 coin']);
    expect(path()).toBe('/comic/1');
    await question.getByRole('button', { name: words.getCoins }).click();
    await expect.poll(path).toBe('/coinpurchase');
    expect(takePendingPurchase()).toContain('"price":3');
  });
});

it('asks again at another price, and pays that with a token of its own', async () => {
  const terms = { price: 5, coinBackPrice: 1 };
  const changed: Answer = { code: 409, data: { terms } };
  const { done, sent } = await ask({ answers: { [unlock]: [changed, bought(2)] } });
  await button('Buy 3 coins').click();
  const question = page.getByRole('dialog', { name: words.priceChangedTitle });
  await expect.element(question.getByText('It is 5 coins now.')).toBeVisible();
  await question.getByRole('button', { name: words.spend }).click();
  await expect.poll(() => done).toEqual(['read']);
  expect(sent(unlock).map((body) => [body['transactionToken'], body['price']])).toEqual([
    ['t1', '3'],
    ['t2', '5'],
  ]);
});

describe('an answer that was lost', () => {
  const checking = page.getByRole('dialog', { name: words.findingOutTitle });
  const tokens = (bodies: readonly Readonly<Record<string, string>>[]) =>
    bodies.map((body) => body['transactionToken']);

  it.each<[string, Answer, string]>([
    ['the answer', 'lost', purchase.networkTimeout],
    ['the service', { code: 500 }, purchase.server],
  ])(
    '[A8-045] [A8-047] [B8-041] [B8-044] is asked for with the same token, without a price, when %s is gone',
    async (_, gone, text) => {
      const { done, sent } = await ask({
        answers: { [unlock]: [gone, gone, gone, gone, bought(2)] },
      });
      await button('Buy 3 coins').click();
      await expect.element(checking.getByText(text)).toBeVisible();
      await expect.element(checking.getByText(words.findingOutText)).toBeVisible();
      expect([checking.getByText(/coin/).elements(), done]).toEqual([[], []]);
      await checking.getByRole('button', { name: words.checkNow }).click();
      await expect.poll(() => sent(unlock)).toHaveLength(4);
      // The connection is back.
      await expect.element(checking.getByRole('button', { name: words.checkNow })).toBeEnabled();
      window.dispatchEvent(new Event('online'));
      await expect.poll(() => done).toEqual(['read']);
      expect(new Set(tokens(sent(unlock)))).toEqual(new Set(['t1']));
    },
  );

  it('is asked for again by itself', async () => {
    const { done } = await ask({ answers: { [unlock]: ['lost', 'lost', bought(2)] } });
    await button('Buy 3 coins').click();
    await expect.element(checking).toBeVisible();
    await expect.poll(() => done).toEqual(['read']);
  });

  it('is left together with what was on offer', async () => {
    const { done, sent } = await ask({ answers: { [unlock]: ['lost'] } });
    await button('Buy 3 coins').click();
    await checking.getByRole('button', { name: words.notNow }).click();
    expect(done).toEqual(['closed']);
    expect(sent(unlock)).toHaveLength(2);
  });

  it('is none where nothing was sent yet', async () => {
    await ask({ answers: { 'POST /coin/transaction/token': ['lost'] } });
    await button('Buy 3 coins').click();
    await expect.element(page.getByText(purchase.networkTimeout)).toBeVisible();
    await expect.element(button('Buy 3 coins')).toBeEnabled();
  });
});

it('opens what is open already', async () => {
  const open: Answer = {
    code: 208,
    data: { chapters: [], inventory: someInventory(), takeBackUntil: null },
  };
  const { done } = await ask({ answers: { [unlock]: [open] } });
  await button('Buy 3 coins').click();
  await expect.poll(() => done).toEqual(['read']);
});

it.each([
  [404, purchase.unavailableContents],
  [400, purchase.response],
])(
  '[A4-083] [A8-047] [A8-049] [B8-028] [B8-044] stays as it was after a failure %d, and says in passing: %s',
  async (code, text) => {
    const { done, path } = await ask({ answers: { [unlock]: [{ code }] } });
    await button('Buy 3 coins').click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(button('Buy 3 coins')).toBeEnabled();
    expect([done, path()]).toEqual([[], '/comic/1']);
  },
);

it('[A8-050] [B8-049] says that there are no tickets, where they are gone meanwhile', async () => {
  await ask({
    chapter: someChapter(2, { rentAllowedWith: ['ticket'] }),
    inventory: someInventory({ tickets: 1 }),
    answers: { [rent('rent-with-ticket')]: [{ code: 409, message: 'none' }] },
  });
  await button(/^Read with a ticket/).click();
  await expect.element(page.getByText(purchase.noRentalTickets)).toBeVisible();
});

it('[A8-045] [B8-042] leads to sign-in when the session is over, and keeps what was wanted', async () => {
  const { path } = await ask({ answers: { [unlock]: [{ code: 401 }] } });
  await button('Buy 3 coins').click();
  await expect.poll(path).toBe('/login?redirect=%2Fcomic%2F1');
  await expect.element(page.getByText(purchase.unauthorizedMember)).toBeVisible();
  expect(takePendingPurchase()).toContain('"method":"unlock"');
});

it('offers to take back until something of it has come, and says no more than it is yours then', async () => {
  await ask({ answers: { [unlock]: [bought(2)] } });
  await button('Buy 3 coins').click();
  await expect.element(button(words.takeBack)).toBeVisible();
  tellOfChapter('delivered', 1);
  await expect.element(button(words.takeBack)).toBeVisible();
  tellOfChapter('delivered', 2);
  await expect.element(page.getByText('“Chapter 2” is yours.', { exact: true })).toBeVisible();
  expect(button(words.takeBack).elements()).toEqual([]);
});

it('takes back on demand, or says that it is too late', async () => {
  const undone = `POST ${pathOf('takeBackChapters')}`;
  const late: Answer = { code: 409, message: 'It is too late.' };
  const { sent } = await ask({ answers: { [unlock]: [bought(2)], [undone]: [late] } });
  await button('Buy 3 coins').click();
  await button(words.takeBack).click();
  await expect.element(page.getByText('It is too late.')).toBeVisible();
  expect(sent(undone)).toEqual([{ chapterIds: '2' }]);
});

it('tells the viewer that stands open of what was taken back', async () => {
  const undone = `POST ${pathOf('takeBackChapters')}`;
  const gone: number[] = [];
  const over = new AbortController();
  onChapterNews('takenBack', (id) => gone.push(id), over.signal);
  const { path } = await ask({ answers: { [unlock]: [bought(2)], [undone]: [bought(2)] } });
  await button('Buy 3 coins').click();
  await expect.poll(path).toBe('/comic/1/chapter/2/product');
  await button(words.takeBack).click();
  await expect.element(page.getByText(words.takenBack)).toBeVisible();
  expect(gone).toEqual([2]);
  over.abort();
});
