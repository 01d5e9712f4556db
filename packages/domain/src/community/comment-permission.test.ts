import { describe, expect, it } from 'vitest';
import { permissionOn, permissionToBlock } from './comment-permission.ts';

const comment = { author: { userId: '7', nickname: '한지', profileImageUrl: null } };

it.each([
  ['visitor', null, 'signIn'],
  ['guest', '8', 'allowed'],
  ['member', '8', 'allowed'],
  ['member', '7', 'ownWords'],
] as const)('a %s with id %s blocks its author: %s', (kind, userId, answer) => {
  expect(permissionToBlock({ kind, userId }, comment.author)).toBe(answer);
});

describe('what is done to a comment', () => {
  it.each([
    ['like', 'member', '7', 'allowed'],
    ['like', 'member', '8', 'allowed'],
    ['like', 'guest', '8', 'allowed'],
    ['like', 'visitor', null, 'signIn'],
    ['unlike', 'guest', '8', 'allowed'],
    ['unlike', 'visitor', null, 'signIn'],
    ['delete', 'member', '7', 'allowed'],
    ['delete', 'member', '8', 'notOwn'],
    ['delete', 'guest', '8', 'notOwn'],
    ['delete', 'visitor', null, 'signIn'],
    ['report', 'member', '7', 'forbiddenReport'],
    ['report', 'member', '8', 'allowed'],
    ['report', 'guest', '8', 'allowed'],
    ['report', 'visitor', null, 'signIn'],
  ] as const)('%s by a %s with id %s: %s', (action, kind, userId, answer) => {
    expect(permissionOn(action, { kind, userId }, comment)).toBe(answer);
  });
});
