import { expect, it } from 'vitest';
import { connectionKind } from './connection-kind.ts';

it('tells a device without a connection from a host that does not answer', () => {
  expect(connectionKind(false)).toBe('connectionLost');
  expect(connectionKind(true)).toBe('hostNotFound');
});
