import { LaterPhrases } from '@hanji/edition/language/LaterPhrases.tsx';
import type { Content } from '@hanji/contract/entities/content.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import type { Locale } from '@hanji/i18n/locale.ts';
import { Share } from '@hanji/ui-kit/overlays/share/Share.tsx';
import type { ShareServiceName } from '@hanji/ui-kit/overlays/share/share-services.ts';
import type { ReactElement } from 'react';
import { contentPath } from '#paths/paths.ts';

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

type ShareTitleProps = { readonly content: Pick<Content, 'id' | 'type' | 'name' | 'languageId'> };

/** Sends a title on by its address, without what this reader has chosen on its page. */
export function ShareTitle(props: ShareTitleProps): ReactElement {
  return (
    <LaterPhrases>
      <Sharing {...props} />
    </LaterPhrases>
  );
}

function Sharing({ content: { id, type, name, languageId } }: ShareTitleProps): ReactElement {
  const t = usePhrases('sharing');
  const frame = usePhrases('frame');
  const menu = usePhrases('menu');
  return (
    <Share
      url={new URL(contentPath({ contentType: type, contentId: id }), location.origin).href}
      title={name}
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
