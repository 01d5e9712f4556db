/** The editions that the service hosts; each is a folder under `apps/`. */
export const editionIds = ['ko', 'ja', 'global', 'vi-refund'] as const;
export type EditionId = (typeof editionIds)[number];

/** An origin that the service answers at: its own, or that of an edition. */
export type OriginName = 'server' | EditionId;
export const originNames = ['server', ...editionIds] as const satisfies readonly OriginName[];
