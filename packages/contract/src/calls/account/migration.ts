import type {
  AuthenticationResult,
  ExternalIdentity,
  PreMigration,
} from '../../entities/member.ts';
import type { LoginType } from '../../vocabulary.ts';
import { externalLoginCookie, sessionCookie } from '../../headers.ts';
import { call } from '../call.ts';

type Product = { product: string };

/** Moving an account and its coins from a previous service; `product` names that service. */
export const migrationCalls = {
  checkPreMigration: call<{ params: Product; response: PreMigration }>({
    method: 'GET',
    path: '/pre{product}',
    summary: 'Whether who asks may still move an account, and what was moved; 404 no such service',
    source: 'challenge-and-shutdown 7, Migration',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
  }),
  getPreAuthorizeUrl: call<{ params: Product & { provider: LoginType }; response: string }>({
    method: 'GET',
    path: '/pre{product}/{provider}/authorize-url',
    summary: 'Where a provider asks who the user of the previous service is',
    source: 'challenge-and-shutdown 7, Migration',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    cookies: [externalLoginCookie],
  }),
  signInToPrevious: call<{
    params: Product & { loginType: LoginType | 'email' | 'serial' };
    body: {
      /** Of a provider's login. */
      externalToken?: string | undefined;
      /** Of an email's, with the encrypted password. */
      email?: string | undefined;
      sessionKey?: string | undefined;
      rsaEncryptedString?: string | undefined;
      /** That the previous service has given out for the move; taken of members alone. */
      serialCode?: string | undefined;
    };
    response: ExternalIdentity;
  }>({
    method: 'POST',
    path: '/pre{product}/{loginType}/signin',
    summary: 'Shows that an account of the previous service is one’s own; names it for the move',
    source: 'challenge-and-shutdown 7, Migration',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    body: 'form',
  }),
  migrateAccount: call<{ params: Product & { id: string }; response: AuthenticationResult }>({
    method: 'POST',
    path: '/pre{product}/migration/{id}',
    summary:
      'Moves the account that `id` names, with its coins, once; 410 no such id, 409 one that was moved',
    source: 'challenge-and-shutdown 7, Migration',
    offered: 'reading',
    access: 'visitor',
    success: 'exact200',
    cookies: [sessionCookie],
  }),
} as const;
