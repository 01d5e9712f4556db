/** What the page of a partner says it is about; anything else is not ours to hear. */
const messageType = 'pointConversion';

/** Point-conversion data that came out of a frame (challenge-and-shutdown, section 4 "Offer wall"). */
export type ConversionMessage = { readonly id: string };

/** How a message came: where from, out of which window, and with what. */
type Heard = {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
};

/** Whom the layer has in its frame. */
type Expected = {
  /** The partner's page. */
  readonly url: string;
  readonly window: unknown;
  /** The conversion that was begun. */
  readonly id: string;
};

/**
 * The message that ends a conversion; null for one of another origin, another window, another
 * conversion, or of another shape. It says that something happened there and never what: how the
 * conversion stands is the service's to say.
 */
export function conversionMessage(heard: Heard, expected: Expected): ConversionMessage | null {
  if (heard.origin !== URL.parse(expected.url)?.origin) return null;
  if (expected.window === null || heard.source !== expected.window) return null;
  if (!isObject(heard.data) || heard.data['type'] !== messageType) return null;
  return heard.data['id'] === expected.id ? { id: expected.id } : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
