import { acceptMatureCookie } from '@hanji/contract/headers.ts';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import {
  acceptMature,
  hasAcceptedMature,
  onAcceptMature,
  readAcceptMature,
  withdrawMature,
} from './accept-mature.ts';

function forget(): void {
  sessionStorage.clear();
  document.cookie = `${acceptMatureCookie}=; Path=/; Max-Age=0`;
}

beforeEach(forget);
afterEach(forget);

it('[A7-010] [B7-103] says Y where the session says nothing, without having accepted', () => {
  expect(readAcceptMature()).toBe('Y');
  expect(hasAcceptedMature()).toBe(false);
});

it('[A2-005] accepting says Y and tells the service so; withdrawing says N and takes it back', () => {
  acceptMature();
  expect([readAcceptMature(), hasAcceptedMature()]).toEqual(['Y', true]);
  expect(sessionStorage.getItem('acceptMature')).toBe('Y');
  expect(document.cookie).toContain('hanji_accept_mature=Y');
  withdrawMature();
  expect([readAcceptMature(), hasAcceptedMature()]).toEqual(['N', false]);
  expect(sessionStorage.getItem('acceptMature')).toBe('N');
  expect(document.cookie).not.toContain('hanji_accept_mature=Y');
});

it('is one fact for all tabs, and heard of when the reader comes back from another', () => {
  const changed = vi.fn<() => void>();
  const stop = onAcceptMature(changed);
  // What another tab does to this one: the cookie is the browser's, the storage its own.
  document.cookie = 'hanji_accept_mature=Y; Path=/; SameSite=Lax';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(changed).toHaveBeenCalledOnce();
  expect(hasAcceptedMature()).toBe(true);
  document.cookie = 'hanji_accept_mature=N; Path=/; SameSite=Lax';
  window.dispatchEvent(new Event('focus'));
  expect(changed).toHaveBeenCalledTimes(2);
  expect([readAcceptMature(), hasAcceptedMature()]).toEqual(['N', false]);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(changed).toHaveBeenCalledTimes(2);
});

it('asks the browser once for all that is drawn in one go', async () => {
  const cookies = vi.spyOn(Document.prototype, 'cookie', 'get');
  onTestFinished(() => cookies.mockRestore());
  await Promise.resolve();
  for (let card = 0; card < 30; card += 1) hasAcceptedMature();
  expect(cookies).toHaveBeenCalledOnce();
  await Promise.resolve();
  hasAcceptedMature();
  expect(cookies).toHaveBeenCalledTimes(2);
});
