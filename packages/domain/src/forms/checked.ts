/**
 * What every rule about one field answers: the value as it is to be sent, or the first reason
 * against it. A rule says beside it in which order it looks.
 */
export type Checked<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

/** What a rule about a whole form answers: a list of these, in the order of the fields; or none. */
export type Problem<Field extends string, Reason extends string> = {
  readonly field: Field;
  readonly reason: Reason;
};

export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refused<const Reason extends string>(
  reason: Reason,
): { readonly ok: false; readonly reason: Reason } {
  return { ok: false, reason };
}

/** A field's answer as its part of a form's: one problem, or none. */
export function problemsOf<const Field extends string, Reason extends string>(
  field: Field,
  checked: Checked<unknown, Reason>,
): readonly Problem<Field, Reason>[] {
  return checked.ok ? [] : [{ field, reason: checked.reason }];
}
