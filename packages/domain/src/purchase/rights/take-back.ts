/** How long an unlock can be taken back, in seconds. */
export const takeBackSeconds = 60;

/** The last moment is within it. */
export function takeBackUntil(unlockedAt: Date): Date {
  return new Date(unlockedAt.getTime() + takeBackSeconds * 1000);
}

type UnlockFacts = {
  readonly unlockedAt: Date;
  /** When something of the chapter first reached its reader; null as long as nothing has. */
  readonly deliveredAt: Date | null;
};

/** Whether an unlock can be taken back at `now`: soon after it, and while nothing was read of it. */
export function canTakeBack({ unlockedAt, deliveredAt }: UnlockFacts, now: Date): boolean {
  return deliveredAt === null && now.getTime() <= takeBackUntil(unlockedAt).getTime();
}
