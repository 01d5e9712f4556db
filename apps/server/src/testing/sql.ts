import type { Client, Pool } from 'pg';
import type { Database } from '#db/client.ts';
import { openSession } from '#db/session.ts';

export type Sql = <Row extends object = Record<string, unknown>>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<Row[]>;

/** SQL as a test writes it: what stands in it becomes parameters, and rows come back. */
export function sqlOn(client: Client | Pool): Sql {
  return async <Row extends object>(parts: TemplateStringsArray, ...values: readonly unknown[]) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    return (await client.query<Row>(text, [...values])).rows;
  };
}

/** The same on the pool of a database. */
export function sqlOf(db: Database): Sql {
  return sqlOn(db.$client);
}

/** What one statement gives, in a session of its own. */
export async function queryAt<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const session = await openSession(url);
  try {
    return (await session.query<Row>(statement)).rows;
  } finally {
    await session.end();
  }
}
