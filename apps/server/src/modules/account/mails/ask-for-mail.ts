import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import type { MailTopic } from '#db/jobs/mail-job.ts';
import { badRequest } from '#http/failure/api-failure.ts';
import type { Caller } from '#http/request/caller.ts';
import { inUnit, type RequestContext } from '#http/request-context.ts';
import { limitAttempts } from '#modules/account/attempts/limit-attempts.ts';
import type { Attempt, AttemptLimit } from '#modules/account/attempts/limits.ts';
import { foldEmail } from '#modules/account/tokens/keyed-digest.ts';
import { networkOf } from '#modules/readers/visitor-key.ts';
import { queueMail } from './queue-mail.ts';

const minute = 60;

/** Every mail counts, whatever became of it. */
const counted = { clearedBySuccess: false } as const;

/** Mails that one network asks for, to whomever: many people may share it. */
const fromNetwork: AttemptLimit = {
  ...counted,
  name: 'mail network',
  free: 30,
  firstDelay: 10,
  longestDelay: 10 * minute,
  forgottenEvery: 2 * minute,
};

/** To one address, asked for by one network. */
const toAddressFromNetwork: AttemptLimit = {
  ...counted,
  name: 'mail address network',
  free: 3,
  firstDelay: 30,
  longestDelay: 15 * minute,
  forgottenEvery: 20 * minute,
};

/** To one address, whoever asks: nobody's box is filled, and nobody is kept out for long by others. */
const toAddress: AttemptLimit = {
  ...counted,
  name: 'mail address',
  free: 10,
  firstDelay: minute,
  longestDelay: 10 * minute,
  forgottenEvery: 15 * minute,
};

function attemptsFor(email: string, ip: string): readonly Attempt[] {
  const network = networkOf(ip);
  const address = foldEmail(email);
  return [
    { limit: fromNetwork, of: [network] },
    { limit: toAddressFromNetwork, of: [address, network] },
    { limit: toAddress, of: [address] },
  ];
}

/**
 * Queues a mail that anybody may ask for. Whether the address has an account is looked up by nobody
 * here, so that the answer is the same for all, and takes as long.
 * @throws ApiFailure 400 for what is no address, 429 for one mail too many
 */
export async function askForMail(
  context: RequestContext,
  caller: Caller,
  mail: MailTopic,
): Promise<null> {
  const email = checkEmail(mail.to);
  if (!email.ok) throw badRequest(`email: ${email.reason}`);
  return limitAttempts(context, attemptsFor(email.value, caller.ip), async () => {
    await inUnit(context, (unit) => queueMail(unit, caller.client, { ...mail, to: email.value }));
    return null;
  });
}
