/** Wherever a log line carries one of these, its value is left out. */
const confidential = [
  'accountHolderName',
  'accountNumber',
  'auth',
  'authorization',
  'cookie',
  'email',
  'endpoint',
  'ip',
  'nickname',
  'password',
  'newPassword',
  'p256dh',
  'secret',
  'sessionToken',
  'token',
  'uid',
];

const hidden: ReadonlySet<string> = new Set(confidential);
export const censored = '[left out]';

/** Serializers for what a logger is given for all its lines. */
export const censors: Readonly<Record<string, () => string>> = Object.fromEntries(
  confidential.map((key) => [key, () => censored]),
);

/** Deeper than the lines are written. */
const deepest = 8;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The same without what is confidential: itself where there is nothing of that kind, which is what
 * nearly every line is. Pino's own `redact` takes 30 µs for a line of five words.
 */
export function leaveOut(value: object, depth = 0): object {
  const changed: [string, unknown][] = [];
  for (const [key, entry] of Object.entries(value)) {
    const kept = hidden.has(key) ? censored : leaveOutOf(entry, depth + 1);
    if (kept !== entry) changed.push([key, kept]);
  }
  if (changed.length === 0) return value;
  const cleaned = { ...value, ...Object.fromEntries(changed) };
  return Array.isArray(value) ? Object.values(cleaned) : cleaned;
}

function leaveOutOf(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Errors and such have serializers of their own.
  if (!Array.isArray(value) && !isPlain(value)) return value;
  return depth > deepest ? censored : leaveOut(value, depth);
}
