import type { Locale } from '@hanji/contract/vocabulary.ts';
import type { SourcePhrases } from '@hanji/i18n/phrases.ts';

type Area = 'account' | 'errors' | 'frame' | 'menu' | 'reading' | 'refund' | 'viewer';
type Spoken = Pick<SourcePhrases, Area>;

async function speaking(locale: Locale): Promise<Spoken> {
  const area = async <Name extends Area>(name: Name): Promise<SourcePhrases[Name]> => {
    const module = (await import(`@hanji/i18n/locales/${locale}/${name}.ts`)) as Record<
      Name,
      SourcePhrases[Name]
    >;
    return module[name];
  };
  return {
    account: await area('account'),
    errors: await area('errors'),
    frame: await area('frame'),
    menu: await area('menu'),
    reading: await area('reading'),
    refund: await area('refund'),
    viewer: await area('viewer'),
  };
}

/** The words that an edition has to show, straight from its language. */
export const phrases = {
  'ko-KR': await speaking('ko-KR'),
  'ja-JP': await speaking('ja-JP'),
  'en-US': await speaking('en-US'),
  'zh-TW': await speaking('zh-TW'),
  'fr-FR': await speaking('fr-FR'),
  'de-DE': await speaking('de-DE'),
  'vi-VN': await speaking('vi-VN'),
} as const satisfies Record<Locale, Spoken>;

/** Fills the places of a phrase: `{{keyword}}`. */
export function filled(phrase: string, values: Readonly<Record<string, string | number>>): string {
  return phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
