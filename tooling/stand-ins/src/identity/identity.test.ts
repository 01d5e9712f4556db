import { hash, randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { loginPage } from './login-page.ts';
import { signInAs } from './walk.ts';
import { startStandIns } from '#start-stand-ins.ts';

const provider = await startStandIns(['google', 'naver']);
afterAll(() => provider.stop());

const back = 'http://localhost:4101/member/external-idp/web/google/callback';
const verifier = randomBytes(32).toString('base64url');

function authorizeUrl(more: Record<string, string> = {}): string {
  const url = new URL('/auth', provider.url);
  const challenge = hash('sha256', verifier, 'base64url');
  const asked = {
    client_id: 'google',
    response_type: 'code',
    redirect_uri: back,
    scope: 'openid email',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

async function claimsOf(code: string): Promise<Record<string, unknown>> {
  const response = await fetch(new URL('/token', provider.url), {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'google',
      client_secret: 'stand-in',
      grant_type: 'authorization_code',
      code,
      redirect_uri: back,
      code_verifier: verifier,
    }),
  });
  const { id_token = '' } = (await response.json()) as { id_token?: string };
  return JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

it.each([
  ['somebody', { email: 'somebody@google.example', email_verified: true }],
  ['unverified', { email: 'unverified@google.example', email_verified: false }],
  ['no-email', {}],
])('says of %s what is known of them', async (name, claims) => {
  const at = await signInAs(authorizeUrl(), name);
  expect(at.origin + at.pathname).toBe(back);
  expect(at.searchParams.get('state')).toBe('a state');
  expect(await claimsOf(at.searchParams.get('code') ?? '')).toMatchObject({
    sub: name,
    nonce: 'a nonce',
    ...claims,
  });
});

it('sends back by a form that the browser posts, where that is asked for', async () => {
  const at = await signInAs(authorizeUrl({ response_mode: 'form_post' }), 'somebody');
  expect(at.origin + at.pathname).toBe(back);
  expect(at.searchParams.get('state')).toBe('a state');
  expect(await claimsOf(at.searchParams.get('code') ?? '')).toMatchObject({ sub: 'somebody' });
});

it('lets a browser be somebody else the next time', async () => {
  const cookies = new Map<string, string>();
  for (const name of ['one', 'another', 'one']) {
    const at = await signInAs(authorizeUrl(), name, cookies);
    expect(await claimsOf(at.searchParams.get('code') ?? '')).toMatchObject({ sub: name });
  }
});

it('sends back who gives up', async () => {
  const at = await signInAs(authorizeUrl(), null);
  expect(at.searchParams.get('error')).toBe('access_denied');
});

it('asks for names by a pattern that browsers read', () => {
  const pattern = /pattern="([^"]+)"/.exec(loginPage('/', 'google', null))?.[1] ?? '';
  // As they do: of the whole text, by the rules of the flag v.
  const asked = new RegExp(`^(?:${pattern})$`, 'v');
  for (const name of ['no-email', 'n1', 'n'.repeat(64)]) expect(asked.test(name)).toBe(true);
  for (const name of ['', '-n', 'N', 'n'.repeat(65)]) expect(asked.test(name)).toBe(false);
});

it('believes no name that is none', async () => {
  expect((await signInAs(authorizeUrl(), '<b>')).pathname).toMatch(/^\/interaction\//);
});

it('sends nobody to another machine, and nobody without PKCE', async () => {
  const elsewhere = await signInAs(authorizeUrl({ redirect_uri: 'https://x.example/' }), 'new');
  expect(elsewhere.host).toBe(new URL(provider.url).host);
  const plain = new URL(authorizeUrl());
  plain.searchParams.delete('code_challenge');
  plain.searchParams.delete('code_challenge_method');
  const at = await signInAs(plain.href, 'new');
  expect(at.searchParams.get('error')).toBe('invalid_request');
});
