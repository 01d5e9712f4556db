const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Lifetime = {
  /** Without being used. */
  readonly idleMs: number;
  /** From sign-in on, however much it is used. */
  readonly longestMs: number;
};

const ofBrowser: Lifetime = { idleMs: dayMs, longestMs: 30 * dayMs };
const ofDevice: Lifetime = { idleMs: 30 * dayMs, longestMs: 180 * dayMs };

type Kept = { readonly stayLogged: boolean };

/** How long a session is good: `stayLogged` outlives the browser. */
export function sessionLifetime({ stayLogged }: Kept): Lifetime {
  return stayLogged ? ofDevice : ofBrowser;
}

/** When a session ends that is used now. */
export function sessionEnd(session: Kept & { readonly createdAt: Date }, now: Date): Date {
  const { idleMs, longestMs } = sessionLifetime(session);
  return new Date(Math.min(now.getTime() + idleMs, session.createdAt.getTime() + longestMs));
}
