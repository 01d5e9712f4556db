import type { NoticeSwitch } from '@hanji/contract/notice-vocabulary.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { ServiceSwitch } from '@hanji/edition/settings/ServiceSwitch.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { useId, type ReactElement } from 'react';
import { useGetNoticeSettingsQuery, usePutNoticeSettingMutation } from '#endpoints.ts';
import { usePush, type Push } from '#use-push.ts';
import * as styles from './NoticeSettings.module.css';

/** Whether this browser is told, and of what its member is told on all devices. */
export function NoticeSettings(): ReactElement {
  return (
    <LaterPhrases>
      <Settings />
    </LaterPhrases>
  );
}

function Settings(): ReactElement | null {
  const t = usePhrases('push');
  const id = useId();
  const push = usePush();
  const { data } = useGetNoticeSettingsQuery();
  if (push.state === 'looking' || push.state === 'none') return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <ThisBrowser push={push} />
      {data && (
        <>
          <KindSwitch
            notice="newChapter"
            label={t('newChapter')}
            hint={t('newChapterHint')}
            on={data.kinds.newChapter}
          />
          <KindSwitch notice="gift" label={t('gift')} on={data.kinds.gift} />
          <KindSwitch notice="giftEnding" label={t('giftEnding')} on={data.kinds.giftEnding} />
          <KindSwitch
            notice="inquiryAnswered"
            label={t('inquiryAnswered')}
            on={data.kinds.inquiryAnswered}
          />
          <KindSwitch notice="night" label={t('night')} hint={t('nightHint')} on={data.night} />
        </>
      )}
    </section>
  );
}

function ThisBrowser({ push }: { readonly push: Push }): ReactElement {
  const t = usePhrases('push');
  const menu = usePhrases('menu');
  const { state, busy, failed, turnOn, turnOff } = push;
  if (state === 'unsupported' || state === 'denied') {
    return <p className={styles.said}>{t(state)}</p>;
  }
  return (
    <Switch
      label={t('here')}
      words={{ on: menu('on'), off: menu('off') }}
      on={state === 'on'}
      disabled={busy}
      error={failed ? t('failed') : undefined}
      onSwitch={(on) => void (on ? turnOn() : turnOff())}
    />
  );
}

type KindSwitchProps = {
  readonly notice: NoticeSwitch;
  readonly label: string;
  /** As the service says it. */
  readonly on: boolean;
  readonly hint?: string | undefined;
};

function KindSwitch({ notice, ...shown }: KindSwitchProps): ReactElement {
  const [put] = usePutNoticeSettingMutation();
  return <ServiceSwitch {...shown} put={(value) => put({ params: { notice, value } })} />;
}
