/** What becomes of the notice of coins. */
export const offerScenarios = [
  'normal',
  'notice-twice',
  'notice-late',
  'no-notice',
  'wrong-signature',
] as const;
export type OfferScenario = (typeof offerScenarios)[number];

export function isOfferScenario(text: unknown): text is OfferScenario {
  return offerScenarios.some((scenario) => scenario === text);
}
