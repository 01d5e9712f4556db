import { policyTypes } from '@hanji/contract/help-vocabulary.ts';
import { locales, type Locale } from '@hanji/contract/vocabulary.ts';
import type { Executor } from '#db/executor.ts';
import { policy } from '#db/schema/account/credentials.ts';
import { german } from './policies/de-DE.ts';
import { english } from './policies/en-US.ts';
import { french } from './policies/fr-FR.ts';
import { japanese } from './policies/ja-JP.ts';
import { korean } from './policies/ko-KR.ts';
import type { PolicyTexts } from './policies/policy-texts.ts';
import { vietnamese } from './policies/vi-VN.ts';
import { chinese } from './policies/zh-TW.ts';

/** Another version of what members agree to asks every member to agree again, at the next sign-in. */
export const standardVersion = '1.0';
const publishedAt = new Date('2026-11-01T00:00:00Z');

const texts: Readonly<Record<Locale, PolicyTexts>> = {
  'ko-KR': korean,
  'ja-JP': japanese,
  'en-US': english,
  'zh-TW': chinese,
  'vi-VN': vietnamese,
  'fr-FR': french,
  'de-DE': german,
};

/**
 * Publishes the policies that the service brings, where they are not there yet. What an operator
 * has published after them holds.
 */
export async function publishStandardPolicies(db: Executor): Promise<void> {
  const rows = locales.flatMap((locale) =>
    policyTypes.flatMap((type) => {
      const text = texts[locale][type];
      return text === undefined
        ? []
        : [{ type, version: standardVersion, locale, ...text, publishedAt }];
    }),
  );
  await db.insert(policy).values(rows).onConflictDoNothing();
}
