import { checkEmail } from '@hanji/domain/forms/credentials.ts';
import { MailError } from '#mail/mail.ts';

/**
 * One address and nothing else: neither a second one nor a line that would be a header.
 * @throws MailError
 */
export function checkRecipient(to: string): string {
  const checked = checkEmail(to);
  if (!checked.ok) throw new MailError('the recipient is no address', { final: true });
  return checked.value;
}
