import type { Consent } from '@hanji/contract/entities/member.ts';
import type { ConsentType } from '@hanji/contract/vocabulary.ts';
import {
  requiredConsents,
  shownConsents,
  toggleAllConsents,
  type ConsentName,
  type ConsentRules,
} from '@hanji/domain/forms/consent.ts';
import type { PlainPhrase } from '@hanji/i18n/translate.ts';
import { usePhrases } from '@hanji/i18n/use-phrases.ts';
import { CheckAllGroup } from '@hanji/ui-kit/forms/check-all-group/CheckAllGroup.tsx';
import { useState } from 'react';
import { noConsent } from './no-consent.ts';
import { PolicyDialog } from './PolicyDialog.tsx';

const shown: Readonly<
  Record<ConsentName, { label: PlainPhrase<'consent'>; policy?: ConsentType }>
> = {
  termsAgreeYn: { label: 'termsOfUse', policy: 'terms_of_use' },
  termsPrivacyYn: { label: 'privacyPolicy', policy: 'privacy_policy' },
  termsAge14Yn: { label: 'age14' },
  termsMarketingYn: { label: 'marketing', policy: 'marketing_notification' },
  termsAdvertisementYn: { label: 'advertisement', policy: 'advertisement' },
};

type ConsentField = {
  readonly id: string;
  readonly value: Consent[ConsentName];
  readonly onValue: (value: Consent[ConsentName]) => void;
  readonly reason: string | undefined;
};

type ConsentFieldsProps = {
  readonly rules: ConsentRules;
  readonly field: (name: ConsentName) => ConsentField;
};

/** What is agreed to, one by one or all at once; each text can be read beside the form. */
export function ConsentFields({ rules, field }: ConsentFieldsProps) {
  const t = usePhrases('consent');
  const [reading, setReading] = useState<ConsentType | null>(null);
  const required = requiredConsents(rules);
  const names = shownConsents(rules);
  const fields = Object.fromEntries(names.map((name) => [name, field(name)]));

  const toggleAll = (): void => {
    const given = Object.fromEntries(names.map((name) => [name, fields[name]?.value ?? 'N']));
    const after = toggleAllConsents({ ...noConsent, ...given }, rules);
    for (const name of names) fields[name]?.onValue(after[name]);
  };
  return (
    <>
      <CheckAllGroup
        labels={{
          group: t('group'),
          all: t('all'),
          required: t('required'),
          optional: t('optional'),
          read: t('read'),
        }}
        items={names.map((name) => ({
          key: name,
          id: fields[name]?.id,
          label: t(shown[name].label),
          checked: fields[name]?.value === 'Y',
          required: required.includes(name),
          readable: shown[name].policy !== undefined,
          error: fields[name]?.reason && t('missing'),
        }))}
        onItem={(name, checked) => fields[name]?.onValue(checked ? 'Y' : 'N')}
        onAll={toggleAll}
        onRead={(name) => setReading(shown[name].policy ?? null)}
      />
      {reading && <PolicyDialog type={reading} onClose={() => setReading(null)} />}
    </>
  );
}
