import { z } from 'zod';
import { loginTypes, type LoginType } from '@hanji/contract/vocabulary.ts';
import { isLoopback } from '#settings/loopback.ts';

type Endpoints = {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
};

/** How an external provider is spoken to, and as whom. */
export type LoginProviderSettings = {
  /** Its endpoints are where it says itself (OpenID Connect), or where they are said to be. */
  readonly at: { readonly issuer: string } | Endpoints;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** How it leads back: in the address, or by a form that the browser posts. */
  readonly responseMode: 'query' | 'form_post';
  /** Where subject and email are in what it says of somebody: names joined by dots. */
  readonly subject: string;
  readonly email: string;
};

export type LoginSettings = Readonly<Partial<Record<LoginType, LoginProviderSettings>>>;

type Standards = Pick<LoginProviderSettings, 'scope' | 'subject' | 'email'>;

const openId: Standards = { scope: 'openid email', subject: 'sub', email: 'email' };

/** Of providers that answer as they please, where no issuer is named. */
const plain: Readonly<Record<LoginType, Standards>> = {
  apple: openId,
  google: openId,
  facebook: { scope: 'email', subject: 'id', email: 'email' },
  twitter: { scope: 'users.read tweet.read', subject: 'data.id', email: 'data.email' },
  naver: { scope: '', subject: 'response.id', email: 'response.email' },
  kakao: { scope: '', subject: 'id', email: 'kakao_account.email' },
  payco: { scope: '', subject: 'data.member.idNo', email: 'data.member.email' },
};

function isSafe(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

const address = z.string().refine(isSafe, 'addresses begin with https://');

const described = z
  .strictObject({
    issuer: address.optional(),
    authorizeUrl: address.optional(),
    tokenUrl: address.optional(),
    userinfoUrl: address.optional(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    scope: z.string().optional(),
    subject: z.string().min(1).optional(),
    email: z.string().min(1).optional(),
  })
  .transform(({ issuer, authorizeUrl, tokenUrl, userinfoUrl, ...rest }, context) => {
    const all = [authorizeUrl, tokenUrl, userinfoUrl];
    if (issuer !== undefined && all.every((url) => url === undefined)) {
      return { ...rest, at: { issuer } };
    }
    if (issuer === undefined && authorizeUrl && tokenUrl && userinfoUrl) {
      return { ...rest, at: { authorizeUrl, tokenUrl, userinfoUrl } };
    }
    context.addIssue({ code: 'custom', message: 'name the issuer, or all three endpoints' });
    return z.NEVER;
  });

const mend =
  'use JSON such as {"issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}';

/** A variable that describes one provider; see docs/settings.md. */
const provider = z.string().transform((text, context) => {
  const given = described.safeParse(parsed(text));
  if (given.success) return given.data;
  const [issue] = given.error.issues;
  // What is wrong may be told, what was given may not: it holds a secret.
  const where = issue?.path.join('.') ?? '';
  const says = issue?.code === 'custom' ? issue.message : where && `${where} is missing or wrong`;
  context.addIssue({ code: 'custom', message: says ? `${says}: ${mend}` : mend });
  return z.NEVER;
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type VariableName = `HANJI_LOGIN_${Uppercase<LoginType>}`;

export function loginVariable(loginType: LoginType): VariableName {
  return `HANJI_LOGIN_${loginType.toUpperCase()}` as VariableName;
}

export const loginVariables = Object.fromEntries(
  loginTypes.map((loginType) => [loginVariable(loginType), provider.optional()]),
) as Record<VariableName, z.ZodOptional<typeof provider>>;

type Given = Readonly<Partial<Record<VariableName, z.output<typeof provider> | undefined>>>;

/** The providers that are set, with what holds where the setting says nothing. */
export function loginSettingsOf(variables: Given): LoginSettings {
  return Object.fromEntries(
    loginTypes.flatMap((loginType) => {
      const given = variables[loginVariable(loginType)];
      if (given === undefined) return [];
      const standards = 'issuer' in given.at ? openId : plain[loginType];
      const { at, clientId, clientSecret } = given;
      const read = {
        scope: given.scope ?? standards.scope,
        subject: given.subject ?? standards.subject,
        email: given.email ?? standards.email,
      };
      // Apple tells nothing of anybody in an address.
      const responseMode = loginType === 'apple' ? 'form_post' : 'query';
      return [[loginType, { at, clientId, clientSecret, responseMode, ...read }]];
    }),
  );
}
