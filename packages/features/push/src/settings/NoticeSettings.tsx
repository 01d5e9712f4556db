import type { NoticeSwitch } from '@hanji/contract/notice-vocabulary.ts';
import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { ServiceSwitch } from '@hanji/edition/settings/ServiceSwitch.tsx';
import { ApiErrorState } from '@hanji/edition/states/ApiErrorState.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { Switch } from '@hanji/ui-kit/forms/switch/Switch.tsx';
import { LoadingNotice } from '@hanji/ui-kit/lists/skeleton/Skeleton.tsx';
import { useId, type ReactElement } from 'react';
import { pushSupport } from '#browser/browser-push.ts';
import { useGetNoticeSettingsQuery, usePutNoticeSettingMutation } from '#endpoints.ts';
import { usePush, type Push } from '#use-push.ts';
import * as styles from './NoticeSettings.module.css';

/**
 * Whether this browser is told, and of what its member is told on all devices. What is on comes
 * into rows that stand there already.
 */
export function NoticeSettings(): ReactElement {
  return (
    <LaterPhrases>
      <Settings />
    </LaterPhrases>
  );
}

function Settings(): ReactElement | null {
  const t = usePhrases('push');
  const frame = usePhrases('frame');
  const id = useId();
  const push = usePush();
  const { data, error, refetch } = useGetNoticeSettingsQuery();
  if (push.state === 'none') return null;
  const failed = !data && error;
  const kinds = data?.kinds;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      {(push.state === 'looking' || (!data && !error)) && (
        <LoadingNotice label={frame('loading')} slow={frame('loadingSlow')} />
      )}
      <ThisBrowser push={push} />
      {failed && (
        <ApiErrorState level={2} error={error} actions={false} onRetry={() => void refetch()} />
      )}
      {!failed && (
        <>
          <KindSwitch
            notice="newChapter"
            label={t('newChapter')}
            hint={t('newChapterHint')}
            on={kinds?.newChapter ?? null}
          />
          <KindSwitch notice="gift" label={t('gift')} on={kinds?.gift ?? null} />
          <KindSwitch notice="giftEnding" label={t('giftEnding')} on={kinds?.giftEnding ?? null} />
          <KindSwitch
            notice="inquiryAnswered"
            label={t('inquiryAnswered')}
            on={kinds?.inquiryAnswered ?? null}
          />
          <KindSwitch
            notice="night"
            label={t('night')}
            hint={t('nightHint')}
            on={data?.night ?? null}
          />
        </>
      )}
    </section>
  );
}

function ThisBrowser({ push }: { readonly push: Push }): ReactElement {
  const t = usePhrases('push');
  const menu = usePhrases('menu');
  const { busy, failed, turnOn, turnOff } = push;
  // What the browser itself says is known before the service answers.
  const support = pushSupport();
  const state = push.state === 'looking' && support !== 'ready' ? support : push.state;
  if (state === 'unsupported' || state === 'denied') {
    return <p className={styles.said}>{t(state)}</p>;
  }
  return (
    <Switch
      label={t('here')}
      words={{ on: menu('on'), off: menu('off') }}
      on={state === 'looking' ? null : state === 'on'}
      disabled={busy}
      error={failed ? t('failed') : undefined}
      onSwitch={(on) => void (on ? turnOn() : turnOff())}
    />
  );
}

type KindSwitchProps = {
  readonly notice: NoticeSwitch;
  readonly label: string;
  /** As the service says it; null until it does. */
  readonly on: boolean | null;
  readonly hint?: string | undefined;
};

function KindSwitch({ notice, ...shown }: KindSwitchProps): ReactElement {
  const [put] = usePutNoticeSettingMutation();
  return <ServiceSwitch {...shown} put={(value) => put({ params: { notice, value } })} />;
}
