import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import type { IconName } from '@hanji/ui-kit/marks/icon/Icon.tsx';
import type { Capabilities } from '#edition.ts';

/** A phrase with its namespace: what the frame says elsewhere too is not said twice. */
type MenuPhrase = `frame:${PlainPhrase<'frame'>}` | `menu:${PlainPhrase<'menu'>}`;

export type MenuEntry = {
  readonly href: string;
  readonly phrase: MenuPhrase;
  readonly icon: IconName;
};

type Offered = MenuEntry & {
  /** For whom it is; everybody where nothing is said. */
  readonly members?: true;
  /** What the edition must be able to do. */
  readonly needs?: 'challenge' | 'creator';
};

/** Where the side menu leads (reading-service, section 2 "Side menu"), in three groups. */
const offered: readonly (readonly Offered[])[] = [
  [
    { href: '/?category=all_comic', phrase: 'frame:comics', icon: 'book' },
    { href: '/?category=all_novel', phrase: 'frame:novels', icon: 'list' },
    { href: '/challenge', phrase: 'menu:challenge', icon: 'edit', needs: 'challenge' },
    { href: '/menu/all_comic/event', phrase: 'frame:events', icon: 'gift' },
    { href: '/search', phrase: 'frame:search', icon: 'search' },
  ],
  [
    { href: '/userinfo', phrase: 'menu:myPage', icon: 'person', members: true },
    { href: '/library', phrase: 'frame:library', icon: 'heart', members: true },
    { href: '/inbox/gift', phrase: 'menu:inbox', icon: 'gift', members: true },
    {
      href: '/coin/history/distributed',
      phrase: 'menu:coinHistory',
      icon: 'coin',
      members: true,
    },
    { href: '/commenthistory', phrase: 'menu:commentHistory', icon: 'comment', members: true },
    {
      href: '/manage/title',
      phrase: 'menu:manageTitles',
      icon: 'edit',
      members: true,
      needs: 'creator',
    },
  ],
  [
    { href: '/setting', phrase: 'menu:settings', icon: 'settings', members: true },
    { href: '/document/notice', phrase: 'menu:notices', icon: 'bell' },
    { href: '/document/faq', phrase: 'menu:help', icon: 'help' },
  ],
];

type Facts = {
  readonly signedIn: boolean;
  readonly supports: Pick<Capabilities, 'challenge' | 'creator'>;
  /** Whether the edition has a page at an address. */
  readonly hasPage: (href: string) => boolean;
};

/** The entries that this reader of this edition has; none of them leads nowhere. */
export function menuGroups({ signedIn, supports, hasPage }: Facts): readonly MenuEntry[][] {
  return offered.map((group) =>
    group.filter(
      ({ href, members, needs }) =>
        (!members || signedIn) && (!needs || supports[needs]) && hasPage(href),
    ),
  );
}
