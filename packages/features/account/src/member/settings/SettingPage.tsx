import { CoversForAdults } from '@hanji/edition/frame/menu/CoversForAdults.tsx';
import { MatureSwitch } from '@hanji/edition/frame/menu/MatureSwitch.tsx';
import { LanguageSelect } from '@hanji/edition/language/LanguageSelect.tsx';
import { useSlots } from '@hanji/edition/edition-context.tsx';
import { SlotBoundary } from '@hanji/edition/slots/SlotBoundary.tsx';
import { ThemeSelect } from '@hanji/edition/theme/ThemeSelect.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { ReactElement } from 'react';
import { AccountArea } from '#layout/AccountArea.tsx';
import { MemberSettings } from './MemberSettings.tsx';
import * as styles from './SettingPage.module.css';

/** What a member sets for this device, and for the account. */
export function SettingPage(): ReactElement {
  const t = usePhrases('account');
  const title = usePhrases('menu')('settings');
  const { NoticeSettings } = useSlots();
  return (
    <AccountArea title={title}>
      <section className={styles.group} aria-label={t('settingDevice')}>
        <ThemeSelect />
        <LanguageSelect />
        <p className={styles.note}>{t('settingKept')}</p>
      </section>
      {/* Above what comes with the profile, so that it does not move from under a finger. */}
      <MatureSwitch />
      <CoversForAdults />
      <MemberSettings />
      {NoticeSettings && (
        <SlotBoundary>
          <NoticeSettings />
        </SlotBoundary>
      )}
    </AccountArea>
  );
}
