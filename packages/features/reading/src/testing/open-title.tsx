import '@hanji/ui-kit/tokens/tokens.css';
import '@hanji/ui-kit/tokens/base.css';
import type { Chapter } from '@hanji/contract/entities/chapter.ts';
import { lazyComponent } from '@hanji/edition/lazy/lazy-component.ts';
import { editionRoutes } from '@hanji/edition/routes/edition-routes.tsx';
import type { ChapterPurchaseProps, EditionSlots } from '@hanji/edition/slots/edition-slots.ts';
import { openSite, someEdition } from '@hanji/edition/testing/open-site.tsx';
import { genres } from '@hanji/i18n/locales/en-US/genres.ts';
import { reading } from '@hanji/i18n/locales/en-US/reading.ts';
import { units } from '@hanji/i18n/locales/en-US/units.ts';
import { viewer } from '@hanji/i18n/locales/en-US/viewer.ts';
import { page } from 'vitest/browser';
import { readingRoutes } from '#routes.ts';
import { answerCalls, type Answer } from './answer-calls.ts';
import { someChapter } from './chapter-views.ts';
import { someContentHome, someInventory } from './content-homes.ts';

export const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const member = { userId: 'u1', nickname: 'Soomin', avatarImageUrl: null };
export const first = someChapter({
  id: 1,
  name: 'One',
  sort: 1,
  salesConfig: { ...someChapter().salesConfig, free: true },
});
export const second = someChapter({ hasTrial: true });
export const byGauge: Chapter = {
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
export const filled: EditionSlots = {
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

/** The home of a title of two chapters, or what is named, in an edition of its own. */
export async function openTitle({
  slots,
  signedIn = true,
  chapters = [first, second],
  ...more
}: Opened = {}) {
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

export const purchase = page.getByRole('dialog', { name: 'Purchase' });
export const row = (name: string) => page.getByRole('link', { name, exact: true });
export const product = (id: number) => `/comic/1/chapter/${id}/product`;
