import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStoredUser, storedUserText } from './stored-user.ts';

it('reads what it wrote', () => {
  const user = fc.record({
    userId: fc.string(),
    nickname: fc.string(),
    avatarImageUrl: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(user, (given) => {
      expect(readStoredUser(storedUserText(given))).toEqual(given);
    }),
  );
});

it('keeps nothing that is not the user’s', () => {
  const more = { userId: '7', nickname: 'x', avatarImageUrl: null, sessionToken: 'secret' };
  expect(storedUserText(more)).toBe(
    '{"version":1,"user":{"userId":"7","nickname":"x","avatarImageUrl":null}}',
  );
});

it.each([
  null,
  '',
  'not json',
  'null',
  '7',
  '"text"',
  '{"version":1}',
  '{"version":1,"user":null}',
  '{"version":1,"user":"7"}',
  '{"version":2,"user":{"userId":"7","nickname":"x","avatarImageUrl":null}}',
  '{"user":{"userId":"7","nickname":"x","avatarImageUrl":null}}',
  '{"version":1,"user":{"userId":7,"nickname":"x","avatarImageUrl":null}}',
  '{"version":1,"user":{"userId":"7","nickname":null,"avatarImageUrl":null}}',
  '{"version":1,"user":{"userId":"7","nickname":"x","avatarImageUrl":1}}',
  '{"version":1,"user":{"userId":"7","nickname":"x"}}',
])('starts without a user from what it cannot read: %s', (text) => {
  expect(readStoredUser(text)).toBeNull();
});
