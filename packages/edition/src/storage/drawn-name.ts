const bytes = 16;

/** A name of 128 bits at random, in hex; unlike `randomUUID` also on origins that are not secure. */
export function drawnName(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
