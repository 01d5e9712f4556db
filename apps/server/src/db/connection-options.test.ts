import { expect, it } from 'vitest';
import { connectionOptions } from './connection-options.ts';

it.each([
  ['', 5000],
  ['?connect_timeout=20', 20_000],
  ['?connect_timeout=0', 5000],
  ['?connect_timeout=-1', 5000],
  ['?connect_timeout=soon', 5000],
])('a connection to the address %j may take %i ms', (query, milliseconds) => {
  const { connectionTimeoutMillis } = connectionOptions(
    `postgres://reader:secret@127.0.0.1:5432/hanji${query}`,
  );
  expect(connectionTimeoutMillis).toBe(milliseconds);
});
