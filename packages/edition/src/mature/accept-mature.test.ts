import { beforeEach, expect, it } from 'vitest';
import { acceptMature, readAcceptMature, withdrawMature } from './accept-mature.ts';

beforeEach(() => {
  withdrawMature();
  sessionStorage.clear();
});

it('[A7-010] [B7-103] says Y where the session says nothing', () => {
  expect(readAcceptMature()).toBe('Y');
});

it('accepting says Y and tells the service so; withdrawing says N and takes it back', () => {
  acceptMature();
  expect(readAcceptMature()).toBe('Y');
  expect(document.cookie).toContain('hanji_accept_mature=Y');
  withdrawMature();
  expect(readAcceptMature()).toBe('N');
  expect(document.cookie).not.toContain('hanji_accept_mature');
});
