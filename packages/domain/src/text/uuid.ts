const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether something can be asked for by this: what an address says may be anything. */
export function isUuid(text: string | null): text is string {
  return text !== null && uuid.test(text);
}
