/** One of the product's own apps around this page, from its user agent. */
export type ServiceApp = {
  readonly key: string;
  readonly os: 'ios' | 'android';
  readonly version: string;
};

/**
 * The apps say `HanjiApp/<version> (<key>; <os>)` in their user agent (challenge-and-shutdown,
 * section 3: "service app keys are detected from the user agent"). Null in an ordinary browser.
 */
export function detectServiceApp(userAgent: string): ServiceApp | null {
  const found = /\bHanjiApp\/(\d+(?:\.\d+)*) \(([a-z][a-z-]{0,31}); (ios|android)\)/.exec(
    userAgent,
  );
  const [, version, key, os] = found ?? [];
  if (!version || !key || (os !== 'ios' && os !== 'android')) return null;
  return { key, os, version };
}
