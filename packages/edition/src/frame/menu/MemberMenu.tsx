import { formatNumber } from '@hanji/i18n/format/numbers.ts';
import { useLocale, usePhrases } from '@hanji/i18n/use-phrases.ts';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { Button } from '@hanji/ui-kit/actions/button/Button.tsx';
import { SideMenu } from '@hanji/ui-kit/frame/side-menu/SideMenu.tsx';
import { useSlots } from '#edition-context.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import { LanguageSelect } from '#language/LanguageSelect.tsx';
import type { CurrentUser } from '#session/current-user.ts';
import { useSignOut } from '#frame/use-sign-out.ts';
import type { ReaderTotals } from '#slots/edition-slots.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import { CoversForAdults } from './CoversForAdults.tsx';
import { MatureSwitch } from './MatureSwitch.tsx';
import { useMenuGroups } from './use-menu-groups.ts';

type MemberMenuProps = { readonly user: CurrentUser; readonly totals: ReaderTotals | null };

/** Who is signed in, what they have, and where to go. */
export function MemberMenu({ user, totals }: MemberMenuProps) {
  const t = usePhrases('menu');
  const frame = usePhrases('frame');
  const locale = useLocale();
  const { ExpiringCoins } = useSlots();
  const groups = useMenuGroups();
  const hasPage = useHasPage();
  const sells = hasPage('/coinpurchase');
  const signOut = useSignOut();
  const counted = totals && [
    { term: t('boughtCoins'), value: formatNumber(locale, totals.purchasedCoins) },
    { term: t('freeCoins'), value: formatNumber(locale, totals.freeCoins) },
    { term: t('tickets'), value: formatNumber(locale, totals.tickets) },
  ];
  return (
    <SideMenu
      label={frame('menu')}
      profile={{
        nickname: user.nickname,
        avatarUrl: user.avatarImageUrl,
        href: hasPage('/userinfo') ? '/userinfo' : undefined,
        totals: counted ?? undefined,
        more: (ExpiringCoins || sells) && (
          <>
            {sells && (
              <LinkButton wide href="/coinpurchase">
                {t('buyCoins')}
              </LinkButton>
            )}
            {ExpiringCoins && (
              <SlotBoundary>
                <ExpiringCoins />
              </SlotBoundary>
            )}
          </>
        ),
      }}
      groups={groups}
    >
      <MatureSwitch />
      <CoversForAdults />
      <LanguageSelect />
      <Button icon="logout" onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </SideMenu>
  );
}
