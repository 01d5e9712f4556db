import { accepted, refused, type Checked } from '#forms/checked.ts';
import { checkOptionalText } from '#forms/free-text.ts';

/**
 * Why somebody deletes the account (reading-service, section 5 "a reason is required when active",
 * read as: while the form shows its reason field as active). `required`, then `tooLong` over 500
 * code units; of a field that is not active nothing is sent, so null.
 */
export function checkDeletionReason(
  reason: string,
  field: { readonly active: boolean },
): Checked<string | null, 'required' | 'tooLong'> {
  if (!field.active) return accepted(null);
  const checked = checkOptionalText(reason);
  return checked.ok && checked.value === null ? refused('required') : checked;
}
