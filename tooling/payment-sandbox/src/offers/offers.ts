import { randomBytes } from 'node:crypto';

/** Who asked for a page, and where it is shown. */
export type Visit = {
  readonly userKey: string;
  /** Messages go to this origin alone. */
  readonly openerOrigin: string;
};

type Mission = { readonly name: string; readonly coins: number };

/** What everybody can do for coins, once. */
export const missions: readonly Mission[] = [
  { name: 'Watch a trailer', coins: 1 },
  { name: 'Join a newsletter', coins: 3 },
  { name: 'Try a game', coins: 12 },
];

/** So many points of a card are a coin; everybody has as many as the page says. */
export const pointsOfCoin = 100;
export const pointsOfCard = 5000;

export type Wall = Visit & { readonly token: string; readonly kind: 'wall' };

export type Conversion = Visit & {
  readonly token: string;
  readonly kind: 'points';
  readonly conversionId: string;
  readonly returnTo: string;
  state: 'open' | 'converted' | 'cancelled' | 'failed';
};

/** All of this run: what was done is forgotten when it ends. */
export type Offers = ReturnType<typeof createOffers>;

function newToken(): string {
  return randomBytes(16).toString('hex');
}

export function createOffers() {
  const walls = new Map<string, Wall>();
  const conversions = new Map<string, Conversion>();
  const byToken = new Map<string, Wall | Conversion>();
  const done = new Map<string, Set<string>>();
  const doneBy = (userKey: string): Set<string> => {
    const set = done.get(userKey) ?? new Set();
    done.set(userKey, set);
    return set;
  };
  return {
    openWall(visit: Visit): Wall {
      const at = `${visit.userKey} ${visit.openerOrigin}`;
      const wall = walls.get(at) ?? { ...visit, token: newToken(), kind: 'wall' };
      walls.set(at, wall);
      byToken.set(wall.token, wall);
      return wall;
    },
    openPoints(asked: Visit & Pick<Conversion, 'conversionId' | 'returnTo'>): Conversion {
      const known = conversions.get(asked.conversionId);
      if (known) return known;
      const made: Conversion = { ...asked, token: newToken(), kind: 'points', state: 'open' };
      conversions.set(asked.conversionId, made);
      byToken.set(made.token, made);
      return made;
    },
    conversion: (id: unknown) => (typeof id === 'string' ? conversions.get(id) : undefined),
    ofToken: (token: string): Wall | Conversion | undefined => byToken.get(token),
    left: (userKey: string): readonly Mission[] =>
      missions.filter(({ name }) => !doneBy(userKey).has(name)),
    /** Null where it was done before. */
    complete(userKey: string, name: string | null): Mission | null {
      const mission = missions.find((each) => each.name === name);
      if (mission === undefined || doneBy(userKey).has(mission.name)) return null;
      doneBy(userKey).add(mission.name);
      return mission;
    },
  };
}
