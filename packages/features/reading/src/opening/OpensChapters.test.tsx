import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import type { ChapterPurchaseProps, EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import { closeSite, openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import {
  keepPendingPurchase,
  takePendingPurchase,
} from '@hanji/edition/session/pending-purchase.ts';
import { errors } from '@hanji/i18n/locales/en-US/errors.ts';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from '#testing/answer-calls.ts';
import { someChapter, someView } from '#testing/chapter-views.ts';
import { someContentHome, someInventory } from '#testing/content-homes.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const member = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
const first = someChapter({
  id: 1,
  name: 'One',
  sort: 1,
  salesConfig: { ...someChapter().salesConfig, free: true },
});
const second = someChapter({ hasTrial: true });
const byGauge: Chapter = {
  ...second,
  salesConfig: { ...second.salesConfig, rentAllowedWith: ['gauge'] },
};

/** As a wallet would, in words that a test can read; it sells at once. */
function Wallet({ chapter, need, inventory, onOpen, onClose }: ChapterPurchaseProps) {
  const way = need.kind === 'rent' ? need.method : need.buttons.join(', ');
  return (
    <div role="dialog" aria-label="Purchase">
      <p>{`${chapter.name} by ${way}, with ${inventory?.coin.freeAmount} coins`}</p>
      <button type="button" onClick={() => onOpen('read')}>
        Buy
      </button>
      <button type="button" onClick={() => onOpen('preview')}>
        Look
      </button>
      <button type="button" onClick={onClose}>
        Not now
      </button>
    </div>
  );
}

/** The slots that this feature's screens have, filled as an edition fills them. */
const filled: EditionSlots = {
  ChapterPurchase: lazyComponent(async () => ({ Wallet }), 'Wallet'),
  CommentTotal: ({ chapterId }) => <span>{`(${chapterId} said)`}</span>,
};

type Opened = {
  readonly slots?: EditionSlots;
  readonly signedIn?: boolean;
  readonly chapters?: readonly Chapter[];
  readonly at?: string;
  readonly answers?: Readonly<Record<string, Answer>>;
};

async function open({ slots, signedIn = true, chapters = [first, second], ...more }: Opened = {}) {
  const owned = { ...someInventory(), coin: { ...someInventory().coin, freeAmount: 7 } };
  const home = someContentHome(chapters, { inventory: signedIn ? owned : null });
  const came = answerCalls({
    'GET /comic/1': { data: home },
    'POST /comic/1/chapter/1/read': { data: null },
    ...more.answers,
  });
  const comments = {
    path: '/comment/:contentType/:contentId/:chapterId',
    element: <h1>Comments</h1>,
  };
  const edition = someEdition();
  const site = await openSite({
    edition,
    routes: editionRoutes(edition, [...readingRoutes, ...(slots ? [comments] : [])]),
    at: more.at ?? '/comic/1',
    words: { reading, units, viewer, genres },
    ...(signedIn && { user: member }),
    ...(slots && { slots }),
  });
  return { ...site, came, path: () => site.router.state.location.pathname };
}

const purchase = page.getByRole('dialog', { name: 'Purchase' });
const row = (name: string) => page.getByRole('link', { name, exact: true });
const product = (id: number) => `/comic/1/chapter/${id}/product`;

afterEach(() => {
  vi.restoreAllMocks();
  closeSite();
});

describe('a chapter that must be paid for', () => {
  it('opens its page, which says so, where the edition sells nothing', async () => {
    const { path } = await open();
    await expect.element(row('Two')).toHaveAttribute('href', product(2));
    await row('Two').click();
    await expect.poll(path).toBe(product(2));
  });

  it('asks a member of an edition that sells, over the title, how to have it', async () => {
    const { path } = await open({ slots: filled });
    await row('Two').click();
    await expect.element(purchase.getByText('Two by buyCoin, with 7 coins')).toBeVisible();
    expect(path()).toBe('/comic/1');
    await purchase.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => purchase.elements()).toEqual([]);
    expect(path()).toBe('/comic/1');

    await row('Two').click();
    await purchase.getByRole('button', { name: 'Buy' }).click();
    await expect.poll(path).toBe(product(2));
  });

  it('is asked about by the keyboard as well, and leads to its preview from there', async () => {
    const { path } = await open({ slots: filled });
    await expect.element(row('Two')).toBeVisible();
    row('Two').element().focus();
    await userEvent.keyboard('{Enter}');
    await purchase.getByRole('button', { name: 'Look' }).click();
    await expect.poll(path).toBe('/comic/1/chapter/2/trial');
  });

  it('stays a link: a press for a new tab is the browser’s', async () => {
    const { path } = await open({ slots: filled });
    await expect.element(row('Two')).toHaveAttribute('href', product(2));
    const link = row('Two').element();
    // What the page leaves alone is kept from the test's browser.
    const left: boolean[] = [];
    const leave = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', leave, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(left).toEqual([true]);
    expect(purchase.elements()).toEqual([]);
    expect(path()).toBe('/comic/1');
  });

  it('rents with a full gauge', async () => {
    const readForFree = { amount: 1, recoverRemained: 0 };
    const home = someContentHome([byGauge], { inventory: someInventory({ readForFree }) });
    await open({ slots: filled, answers: { 'GET /comic/1': { data: home } } });
    await row('Two').click();
    await expect.element(purchase.getByText('Two by gauge, with 0 coins')).toBeVisible();
  });

  it('leads a visitor to its page, which asks to sign in', async () => {
    const { path } = await open({ slots: filled, signedIn: false });
    await row('Two').click();
    await expect.poll(path).toBe(product(2));
  });

  it('has a preview that nothing stands before', async () => {
    const { path } = await open({ slots: filled });
    await page.getByRole('link', { name: `${reading.preview}: Two` }).click();
    await expect.poll(path).toBe('/comic/1/chapter/2/trial');
  });

  it('is its page when the code of the shop does not come', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const slots: EditionSlots = {
      ChapterPurchase: lazyComponent<ChapterPurchaseProps, 'Wallet'>(
        () => Promise.reject(new TypeError('Failed to fetch')),
        'Wallet',
      ),
    };
    const { path } = await open({ slots });
    await row('Two').click();
    await expect.poll(path).toBe(product(2));
  });
});

it('goes on with what is open, and asks about what is not', async () => {
  const start = () => page.getByRole('link', { name: reading.readFirstEpisode }).first();
  const { path } = await open({ slots: filled });
  await start().click();
  await expect.poll(path).toBe(product(1));

  await open({ slots: filled, chapters: [second] });
  await start().click();
  await expect.element(purchase).toBeVisible();
});

describe('a chapter whose viewer the service does not open', () => {
  const costs: Answer = { code: 402, message: 'Buy or rent this chapter to read it.' };

  it('is asked about over its title, with what the service knows now', async () => {
    const answers = { [`GET ${product(2)}`]: costs };
    const { path, came } = await open({ slots: filled, at: product(2), answers });
    await expect.element(purchase.getByText('Two by buyCoin, with 7 coins')).toBeVisible();
    expect(path()).toBe('/comic/1');
    expect(came.filter((call) => call === 'GET /comic/1').length).toBeGreaterThan(0);
    await purchase.getByRole('button', { name: 'Not now' }).click();
    await expect.element(row('Two')).toBeVisible();
  });

  it('opens once it is the reader’s: the refusal from before leads nobody back', async () => {
    const answers = { [`GET ${product(2)}`]: costs };
    const { path } = await open({ slots: filled, at: product(2), answers });
    await expect.element(purchase).toBeVisible();
    answerCalls({
      [`GET ${product(2)}`]: { data: await someView('Two', [picture]) },
      'POST /comic/1/chapter/2/read': { data: null },
    });
    await purchase.getByRole('button', { name: 'Buy' }).click();
    await expect.element(page.getByRole('heading', { name: 'A title Two' })).toBeInTheDocument();
    expect(path()).toBe(product(2));
  });

  it('leads to the title with words where nothing can be offered', async () => {
    const answers = { [`GET ${product(1)}`]: costs };
    const { path } = await open({ slots: filled, at: product(1), answers });
    await expect.element(page.getByText(errors.purchaseTitle)).toBeVisible();
    expect(path()).toBe('/comic/1');
    expect(purchase.elements()).toEqual([]);
  });
});

describe('a purchase that waits', () => {
  const slots: EditionSlots = {
    ...filled,
    PendingPurchase: ({ contentId, findChapters, onOpen, onChoose }) => {
      const go = async () => {
        const [found] = await findChapters([2]);
        if (found?.inventory?.coin.freeAmount === 7) onOpen(2);
      };
      return (
        <>
          <button type="button" onClick={() => void go()}>
            {`Go on with ${contentId}`}
          </button>
          <button
            type="button"
            disabled={onChoose === null}
            onClick={() => onChoose?.({ chapterIds: [1, 2], price: 5 })}
          >
            Choose again
          </button>
        </>
      );
    },
    SelectPurchase: ({ title, selection, resumedPrice, onClose }) => (
      <section aria-label="Chosen">
        <p>{`${title}: ${[...selection].join()} for ${resumedPrice}`}</p>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </section>
    ),
  };

  it('is gone on with on the pages of a title, with facts asked for anew', async () => {
    keepPendingPurchase('some');
    const { path, came } = await open({ slots });
    const before = came.length;
    await page.getByRole('button', { name: 'Go on with 1' }).click();
    await expect.poll(path).toBe(product(2));
    expect(came.slice(before)).toContain('GET /comic/1');
    takePendingPurchase();
  });

  it('has the chapters chosen again that its reader had chosen, once', async () => {
    keepPendingPurchase('some');
    await open({ slots });
    await page.getByRole('button', { name: 'Choose again' }).click();
    const chosen = page.getByRole('region', { name: 'Chosen' });
    await expect.element(chosen.getByText('A title: 2 for 5')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Two' })).toBeChecked();
    await chosen.getByRole('button', { name: 'Done' }).click();
    await expect.element(row('Two')).toBeVisible();
    expect(chosen.elements()).toEqual([]);
    takePendingPurchase();
  });

  it('is nothing to a title where none does', async () => {
    await open({ slots });
    await expect.element(row('Two')).toBeVisible();
    expect(page.getByRole('button', { name: /^Go on/ }).elements()).toEqual([]);
  });
});

it('asks anew for a title once a rental has run out', async () => {
  const rented = { unlocked: false, rented: true, rentRemained: 1, read: false };
  const home = (chapter: Chapter) => ({
    data: someContentHome([chapter], { inventory: someInventory() }),
  });
  const answers = { 'GET /comic/1': home({ ...second, activity: rented }) };
  await open({ slots: filled, answers });
  await expect.element(page.getByText('1 sec left')).toBeVisible();
  answerCalls({ 'GET /comic/1': home(second) });
  await expect.element(page.getByText('3 coins')).toBeVisible();
});

describe('choosing chapters to be bought together', () => {
  const slots: EditionSlots = {
    ...filled,
    SelectPurchase: ({ chapters, selection, onClose }) => (
      <section aria-label="Chosen">
        <p>{`${[...selection].join()} of ${chapters.length}`}</p>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </section>
    ),
  };
  const begin = page.getByRole('button', { name: reading.selectToBuy });
  const chosen = page.getByRole('region', { name: 'Chosen' });

  it('[A2-096] [A4-050] checks rows one by one, but not what is free', async () => {
    const { path } = await open({ slots });
    await begin.click();
    await expect.element(page.getByRole('checkbox', { name: 'One' })).toBeDisabled();
    await page.getByText('Two', { exact: true }).click();
    await expect.element(chosen.getByText('2 of 2')).toBeVisible();
    await page.getByText('Two', { exact: true }).click();
    await expect.element(chosen.getByText('of 2')).toBeVisible();
    await chosen.getByRole('button', { name: 'Done' }).click();
    await expect.element(row('Two')).toBeVisible();
    await expect.element(begin).toBeVisible();
    expect(path()).toBe('/comic/1');
  });

  it('is offered nowhere where nothing is sold', async () => {
    await open({ slots, chapters: [first] });
    await expect.element(row('One')).toBeVisible();
    expect(begin.elements()).toEqual([]);
  });
});

describe('the next chapter', () => {
  async function inFirst(answers: Readonly<Record<string, Answer>> = {}) {
    const view = await someView('One', [picture]);
    const nextChapter = { id: 2, name: 'Two', thumbnail: null };
    const chapter = { ...view.chapter, id: 1, nextChapter };
    const content = { ...view.content, commentEnabled: true };
    const site = await open({
      slots: filled,
      at: product(1),
      answers: { [`GET ${product(1)}`]: { data: { ...view, chapter, content } }, ...answers },
    });
    await expect.element(page.getByRole('heading', { name: 'A title One' })).toBeInTheDocument();
    return site;
  }
  const next = page.getByRole('link', { name: viewer.continueReading });

  it('is asked about in the viewer, with what its title knows of it', async () => {
    const { path } = await inFirst();
    await expect.element(next).toHaveAttribute('href', product(2));
    await next.click();
    await expect.element(purchase.getByText('Two by buyCoin, with 7 coins')).toBeVisible();
    expect(path()).toBe(product(1));
  });

  it.each([
    ['its price', second, '3 coins'],
    ['that waiting opens it', byGauge, 'Wait 2 hr'],
    [
      'that it is free',
      { ...second, salesConfig: { ...second.salesConfig, free: true } },
      reading.free,
    ],
    [
      'that it is the reader’s',
      { ...second, activity: { ...second.activity, unlocked: true } },
      reading.owned,
    ],
  ])('says as the list does what it costs: %s', async (_, chapter, words) => {
    const inventory = someInventory({ readForFree: { amount: 0, recoverRemained: 7200 } });
    await inFirst({ 'GET /comic/1': { data: someContentHome([first, chapter], { inventory }) } });
    await expect.element(next).toHaveAccessibleDescription(words);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('is left to its own page, which tries again, when nothing could be learnt of it', async () => {
    const { path } = await inFirst({ 'GET /comic/1': 'offline' });
    await next.click();
    await expect.poll(path).toBe(product(2));
    expect(purchase.elements()).toEqual([]);
  });

  it('has its comments beside it, with their number where the edition has both', async () => {
    const { path } = await inFirst();
    const comments = page.getByRole('link', { name: `${viewer.comments} (1 said)` });
    await expect.element(comments).toHaveAttribute('href', '/comment/comic/1/1');
    await comments.click();
    await expect.poll(path).toBe('/comment/comic/1/1');
  });
});

it('has no way to comments where the edition has none', async () => {
  const view = await someView('One', [picture]);
  const content = { ...view.content, commentEnabled: true };
  await open({
    at: product(1),
    answers: { [`GET ${product(1)}`]: { data: { ...view, content } } },
  });
  await expect.element(page.getByRole('link', { name: viewer.backToTitle }).last()).toBeVisible();
  expect(page.getByText(viewer.comments).elements()).toEqual([]);
});
