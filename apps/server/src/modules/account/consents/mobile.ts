import { checkMobile } from '@hanji/domain/forms/profile.ts';
import { badRequest } from '#http/failure/api-failure.ts';

/**
 * The mobile number that comes with consents (reading-service, sections 5 and 7); null where none
 * is given.
 * @throws ApiFailure 400 for what is none, and for none where one is required
 */
export function mobileOf(
  { cellPhone = '' }: { readonly cellPhone?: string | undefined },
  flags: { readonly required: boolean },
): string | null {
  const checked = checkMobile(cellPhone, flags);
  if (checked.ok) return checked.value;
  throw badRequest(`body.cellPhone: ${checked.reason}`);
}
