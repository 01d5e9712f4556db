import type { Consent } from '@hanji/contract/entities/member.ts';
import type { SentConsents } from '@hanji/contract/calls/account/sign-up.ts';
import { problemsOf } from '@hanji/domain/forms/checked.ts';
import { consentProblems, toWireConsents } from '@hanji/domain/forms/consent.ts';
import { newPasswordProblems } from '@hanji/domain/forms/credentials.ts';
import { checkMobile, checkSignUpNickname } from '@hanji/domain/forms/profile.ts';

export type JoinValues = Consent & {
  readonly nickname: string;
  readonly password: string;
  readonly confirmation: string;
  readonly mobile: string;
};

type JoinRules = { readonly asksAge: boolean; readonly asksMobile: boolean };

/** What stands against opening an account for an email, in the order of the fields. */
export function joinProblems(values: JoinValues, email: string, rules: JoinRules) {
  return [
    ...problemsOf('nickname', checkSignUpNickname(values.nickname, email)),
    ...newPasswordProblems(values),
    ...problemsOf('mobile', checkMobile(values.mobile, { required: rules.asksMobile })),
    ...consentProblems(values, rules),
  ];
}

/** The names under which a sign-up sends what was agreed to; a number only where there is one. */
export function sentConsents(values: JoinValues): SentConsents {
  const { privacyPolicy, ...consents } = toWireConsents(values);
  const number = values.mobile === '' ? {} : { cellPhone: values.mobile };
  return { ...consents, ...number, privacyCollectionAndUse: privacyPolicy };
}
