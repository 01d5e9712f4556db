/** In their order: told of, going on, over. */
export const eventPhases = ['upcoming', 'running', 'ended'] as const;
export type EventPhase = (typeof eventPhases)[number];
