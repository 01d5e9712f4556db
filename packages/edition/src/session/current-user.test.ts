import { beforeEach, expect, it } from 'vitest';
import { createStore } from './store.ts';
import { currentUserKey, readCurrentUser, signedIn, signedOut } from './current-user.ts';

const user = { userId: '7', nickname: '한지', avatarImageUrl: null };

beforeEach(() => localStorage.clear());

it('[B3-034] keeps the current user in local storage until sign-out', () => {
  const store = createStore(localStorage);
  store.dispatch(signedIn(user));
  expect(createStore(localStorage).getState().currentUser).toEqual(user);
  store.dispatch(signedOut());
  expect(localStorage.getItem(currentUserKey)).toBeNull();
  expect(createStore(localStorage).getState().currentUser).toBeNull();
});

it.each([
  'not json',
  'null',
  '{"version":2,"user":{"userId":"7","nickname":"x","avatarImageUrl":null}}',
  '{"version":1,"user":{"userId":7,"nickname":"x","avatarImageUrl":null}}',
  '{"version":1}',
])('[B3-034] starts without a user from what it cannot read: %s', (stored) => {
  localStorage.setItem(currentUserKey, stored);
  expect(readCurrentUser(localStorage)).toBeNull();
});
