import { describe, expect, it } from 'vitest';
import { permissionFor, type ReaderAction } from './reader-permissions.ts';

const forAll: readonly ReaderAction[] = ['browse', 'search', 'readFree'];
const signedIn: readonly ReaderAction[] = ['library', 'inbox', 'profile', 'adultSwitch'];
const members: readonly ReaderAction[] = [
  'buyCoins',
  'unlock',
  'rent',
  // What the gauge gives is a rental.
  'gauge',
  'comment',
  'mapLogin',
  'deleteAccount',
];

describe('who may do what', () => {
  it.each(forAll)('%s is for everybody', (action) => {
    expect(permissionFor('visitor', action)).toBe('allowed');
    expect(permissionFor('guest', action)).toBe('allowed');
    expect(permissionFor('member', action)).toBe('allowed');
  });

  it.each(signedIn)('%s asks visitors to sign in', (action) => {
    expect(permissionFor('visitor', action)).toBe('signIn');
    expect(permissionFor('guest', action)).toBe('allowed');
    expect(permissionFor('member', action)).toBe('allowed');
  });

  it.each(members)('%s is not for guests', (action) => {
    expect(permissionFor('visitor', action)).toBe('signIn');
    expect(permissionFor('guest', action)).toBe('guestUnavailable');
    expect(permissionFor('member', action)).toBe('allowed');
  });
});
