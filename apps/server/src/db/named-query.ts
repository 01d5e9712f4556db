import { connectionOf, type Executor } from './executor.ts';

/**
 * SQL that is planned once for each connection, also within a transaction: for what is asked all the
 * time and is more than a query builder writes. No other query may have its name.
 */
export function namedQuery<Row extends object>(name: string, text: string) {
  return async (executor: Executor, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await connectionOf(executor).query<Row>({ name, text, values: [...values] });
    return rows;
  };
}
