import { isBlank } from '#text/invisible-characters.ts';

/** What a refund form holds, on the screen or as it reached the server. */
export type RefundForm = {
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountHolderName: string;
  readonly consented: boolean;
  /** A bank-book image was chosen or comes with the request. */
  readonly hasNewImage: boolean;
  /** The image of an earlier request. */
  readonly bankbookFileUrl: string | null;
  /** In won. */
  readonly refundTotalAmount: number;
};

function isSet(text: string | null): boolean {
  return text !== null && !isBlank(text);
}

/**
 * Whether a refund can be asked for with this form (challenge-and-shutdown, section 4 "Refund
 * form"): bank, account number, holder name and consent are set, and there is a new bank-book image
 * or an existing one or a total that is not zero. What nobody can see sets nothing. The button is enabled
 * by this, and the server checks the same.
 */
export function isSubmitEnabled(form: RefundForm): boolean {
  const filled =
    isSet(form.bankCode) &&
    isSet(form.accountNumber) &&
    isSet(form.accountHolderName) &&
    form.consented;
  return (
    filled && (form.hasNewImage || isSet(form.bankbookFileUrl) || form.refundTotalAmount !== 0)
  );
}
