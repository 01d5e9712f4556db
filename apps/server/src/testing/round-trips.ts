import type { Database } from '#db/client.ts';

export type RoundTrips = { readonly trips: number; readonly statements: number };

/**
 * How often `work` waits for the database, one time after the other, and by how many statements.
 * Those that are asked at once are one round trip: none of their answers is given before all are
 * there, so that what needs one of them is seen to wait. For what asks a pool, without a transaction.
 */
export async function roundTripsOf(
  { $client: pool }: Database,
  work: () => Promise<unknown>,
): Promise<RoundTrips> {
  const query = pool.query.bind(pool);
  let trips = 0;
  let statements = 0;
  let asked = 0;
  let together = Promise.withResolvers<void>();
  async function counted(...parameters: unknown[]): Promise<unknown> {
    statements += 1;
    if (asked === 0) {
      trips += 1;
      together = Promise.withResolvers<void>();
    }
    asked += 1;
    const all = together;
    try {
      return await (Reflect.apply(query, null, parameters) as Promise<unknown>);
    } finally {
      asked -= 1;
      if (asked === 0) all.resolve();
      await all.promise;
    }
  }
  Object.assign(pool, { query: counted });
  try {
    await work();
  } finally {
    // That of its class is behind it.
    Reflect.deleteProperty(pool, 'query');
  }
  return { trips, statements };
}
