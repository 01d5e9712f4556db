import { loginPath } from '@hanji/domain/guards/login-path.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { SideMenu } from '@hanji/ui-kit/frame/side-menu/SideMenu.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '@hanji/ui-kit/actions/button/LinkButton.tsx';
import { useEdition, useSlots } from '#edition-context.tsx';
import { useHasPage } from '#frame/site-paths.ts';
import { LanguageSelect } from '#language/LanguageSelect.tsx';
import { useIsGuest } from '#session/guest/use-is-guest.ts';
import { SlotBoundary } from '#slots/SlotBoundary.tsx';
import { ThemeSelect } from '#theme/ThemeSelect.tsx';
import { CoversForAdults } from './CoversForAdults.tsx';
import { MatureSwitch } from './MatureSwitch.tsx';
import { signInWays } from './sign-in-ways.ts';
import { useMenuGroups } from './use-menu-groups.ts';

/** The ways in, for guests too, where to go, and what members have among their settings. */
export function VisitorMenu() {
  const t = usePhrases('menu');
  const frame = usePhrases('frame');
  const { signIn } = useEdition();
  const { EmailSignIn } = useSlots();
  const hasPage = useHasPage();
  const { pathname, search } = useLocation();
  const groups = useMenuGroups();
  const isGuest = useIsGuest();
  // Of the time of opening: another text would move everything below from under a finger.
  const [guestThen] = useState(isGuest);
  const pitch = guestThen ? t('guestPitch') : t('signInPitch');
  const login = loginPath(pathname + search);
  const ways = signInWays(
    signIn,
    {
      email: t('byEmail'),
      signInByEmail: t('signInByEmail'),
      signInWith: (provider) => t('signInWith', { provider }),
    },
    login,
  );
  // Where email comes first, its form stands here itself (reading-service, section 2 "Side menu").
  const formHere = EmailSignIn !== undefined && signIn[0] === 'email';
  const shown = formHere ? ways.slice(1) : ways;
  const form = formHere && (
    <SlotBoundary>
      <EmailSignIn redirect={pathname + search} />
      {hasPage('/signup') && (
        <LinkButton look="quiet" href="/signup">
          {t('signUpByEmail')}
        </LinkButton>
      )}
    </SlotBoundary>
  );
  return (
    <SideMenu
      label={frame('menu')}
      signIn={hasPage('/login') ? { text: pitch, form, ways: shown } : undefined}
      groups={groups}
    >
      <MatureSwitch />
      <CoversForAdults />
      <ThemeSelect />
      <LanguageSelect />
    </SideMenu>
  );
}
