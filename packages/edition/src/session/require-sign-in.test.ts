import { beforeEach, expect, it } from 'vitest';
import { writeCurrentUser } from './current-user.ts';
import { requireSignIn } from './require-sign-in.ts';

beforeEach(() => localStorage.clear());

const open = (path: string) =>
  requireSignIn({ request: new Request(`https://hanji.example${path}`) } as Parameters<
    typeof requireSignIn
  >[0]);

it('[B2-003] sends a visitor to Login, which is told the wanted path with its query', () => {
  const response = open('/library/recent?order=name&x=1');
  expect(response?.status).toBe(302);
  expect(response?.headers.get('location')).toBe(
    '/login?redirect=%2Flibrary%2Frecent%3Forder%3Dname%26x%3D1',
  );
});

it('lets a signed-in reader pass', () => {
  writeCurrentUser(localStorage, { userId: '7', nickname: 'x', avatarImageUrl: null });
  expect(open('/library')).toBeNull();
});
