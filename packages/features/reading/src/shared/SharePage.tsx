import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import { Share } from '@hanji/ui-kit/overlays/share/Share.tsx';
import type { ShareServiceName } from '@hanji/ui-kit/overlays/share/share-services.ts';
import type { ReactElement } from 'react';

/** Where the readers of a language send things on to each other, the most used first. */
const servicesOf = {
  'ko-KR': ['naver', 'x', 'facebook'],
  'ja-JP': ['line', 'x', 'facebook'],
  'en-US': ['whatsapp', 'x', 'facebook'],
  'zh-TW': ['line', 'facebook', 'x'],
  'vi-VN': ['facebook', 'whatsapp'],
  'fr-FR': ['whatsapp', 'facebook', 'x'],
  'de-DE': ['whatsapp', 'facebook', 'x'],
} as const satisfies Readonly<Record<Locale, readonly ShareServiceName[]>>;

type SharePageProps = {
  /** Without what a reader has chosen on the page. */
  readonly path: string;
  readonly title: string;
  /** Of what is sent on, and so of those whom it is sent to. */
  readonly languageId: Locale;
};

/** Sends a title or an event on by its address. */
export function SharePage(props: SharePageProps): ReactElement {
  return (
    <LaterPhrases>
      <Sharing {...props} />
    </LaterPhrases>
  );
}

function Sharing({ path, title, languageId }: SharePageProps): ReactElement {
  const t = usePhrases('sharing');
  const frame = usePhrases('frame');
  const menu = usePhrases('menu');
  return (
    <Share
      url={new URL(path, location.origin).href}
      title={title}
      services={servicesOf[languageId]}
      labels={{
        share: t('share'),
        copy: t('copy'),
        copied: t('copied'),
        copyFailed: t('copyFailed'),
        notices: menu('toasts'),
        closeNotice: frame('close'),
      }}
    />
  );
}
