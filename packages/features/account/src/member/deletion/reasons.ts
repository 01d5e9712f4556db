/** Why somebody leaves; the last one has a field of its own for it. */
export const deletionReasons = [
  'rarely',
  'titles',
  'price',
  'privacy',
  'account',
  'other',
] as const;
export type DeletionReason = (typeof deletionReasons)[number];
