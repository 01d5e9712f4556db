import type { Database } from '@hanji/server/db/client.ts';

export type Writer = Parameters<Parameters<Database['transaction']>[0]>[0];

export const written = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('A row of the showcase was not written');
  return row;
};
