import { afterEach, expect, it } from 'vitest';
import { answerChallenge } from '#testing/challenge-service.ts';
import { leaveChallenge, openChallenge } from '#testing/open-challenge.tsx';

afterEach(leaveChallenge);

const signedOut = [
  '/challenge',
  '/challenge/ranking',
  '/challenge/genre',
  '/challenge/genre/26',
  '/challenge/search/lamp',
  '/challenge/comic/1',
  '/challenge/comic/1/11',
  '/challenge/comment-list/1/11',
];

it.each(signedOut)('[B8-007] %s goes to sign in where the service says 401', async (path) => {
  const calls = [
    'GET /challenge/home',
    'GET /challenge/contents',
    'GET /challenge/content/ranking/popular',
    'GET /challenge/content/genre/4',
    'GET /challenge/content/genre/26',
    'POST /challenge/search',
    'GET /challenge/content/1',
    'GET /challenge/content/1/11',
    'GET /challenge/comment/1/11',
  ];
  answerChallenge(Object.fromEntries(calls.map((call) => [call, 401])));
  const address = await openChallenge(path);
  await expect.poll(address).toBe(`/login?redirect=${encodeURIComponent(path)}`);
});
