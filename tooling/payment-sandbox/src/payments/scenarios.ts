/** What can go otherwise than it should, from the moment that somebody answers a payment. */
export const scenarios = [
  'normal',
  'time-out',
  'notice-first',
  'notice-twice',
  'out-of-order',
  'wrong-amount',
  'wrong-signature',
  'crash-after-capture',
  'no-return',
] as const;
export type Scenario = (typeof scenarios)[number];

export function isScenario(text: unknown): text is Scenario {
  return scenarios.some((scenario) => scenario === text);
}
