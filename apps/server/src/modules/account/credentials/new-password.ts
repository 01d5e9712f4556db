import type { EncryptedPassword } from '@hanji/contract/calls/account/session.ts';
import type { RsaPurpose } from '@hanji/contract/vocabulary.ts';
import { checkPassword } from '@hanji/domain/forms/credentials.ts';
import { ApiFailure, badRequest } from '#http/failure/api-failure.ts';
import type { RequestContext } from '#http/request-context.ts';
import { decryptPassword } from './decrypt-password.ts';
import { hashPassword, inPasswordTurn } from './password-hash.ts';

type Sent = EncryptedPassword & { readonly purpose: RsaPurpose };

/**
 * The hash of a new password that was sent (reading-service, section 5), in its network's turn. The
 * session key is used up either way, so this comes before a unit begins, as `decryptPassword` does.
 * @throws ApiFailure 400 for what cannot be decrypted or is no password, 503 when too many wait
 */
export function hashNewPassword(
  context: Pick<RequestContext, 'db' | 'now'>,
  ip: string,
  sent: Sent,
): Promise<string> {
  return inPasswordTurn(ip, async () => {
    const decrypted = await decryptPassword(context, sent);
    if (decrypted === null) throw badRequest('body.rsaEncryptedString: cannot be decrypted');
    const password = checkPassword(decrypted.password);
    if (!password.ok)
      throw new ApiFailure(400, 'passwordRefused', null, `password: ${password.reason}`);
    return hashPassword(password.value);
  });
}
