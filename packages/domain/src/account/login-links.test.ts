import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canConnectLogin, canDisconnectLogin } from './login-links.ts';

const login = { linked: false, disconnected: false, byWallet: false };
const wallet = { ...login, byWallet: true };

it.each([
  [login, false, true],
  [login, true, false],
  [wallet, false, true],
  [wallet, true, true],
  [{ ...login, linked: true }, false, false],
  [{ ...wallet, linked: true }, true, false],
  [{ ...login, disconnected: true }, false, false],
  [{ ...wallet, disconnected: true }, false, false],
  [{ ...wallet, disconnected: true }, true, false],
])('%j can be connected, only the wallet %s: %s', (one, walletOnly, can) => {
  expect(canConnectLogin(one, walletOnly)).toBe(can);
});

it.each([
  ['a@b.example', 0, false],
  ['a@b.example', 1, true],
  ['a@b.example', 2, true],
  [null, 0, false],
  [null, 1, false],
  [null, 2, true],
  [null, 3, true],
  ['', 1, false],
  ['', 2, true],
])('[A4-017, B6-007] disconnecting with the email %s and %i logins: %s', (email, count, can) => {
  expect(canDisconnectLogin({ email, linkedLogins: count })).toBe(can);
});

it('always leaves a way in', () => {
  const account = fc.record({ email: fc.option(fc.string()), linkedLogins: fc.nat(9) });
  fc.assert(
    fc.property(account, (given) => {
      if (!canDisconnectLogin(given)) return;
      expect(given.linkedLogins - 1 + (given.email ? 1 : 0)).toBeGreaterThan(0);
    }),
  );
});
