import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { challengeCalls } from '../calls/challenge.ts';
import { challengeCommentCalls } from '../calls/challenge-comment.ts';
import type { CallDescription } from '../calls/call.ts';
import { challengeSchemas } from './challenge.ts';

const calls = { ...challengeCalls, ...challengeCommentCalls };

it('every call of the area has its schemas, and is offered where the area is', () => {
  expect(Object.keys(challengeSchemas).toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const { offered } of Object.values<CallDescription>(calls)) {
    expect(offered).toBe('challenge');
  }
});

it.each([
  ['[B7-037]', 'getChallengeContent', 'GET /challenge/content/{contentId}'],
  ['[B7-038]', 'getChallengeHome', 'GET /challenge/home'],
  ['[B7-039]', 'subscribeChallenge', 'POST /challenge/subscribe'],
  ['[B7-040]', 'unsubscribeChallenge', 'DELETE /challenge/subscribe/{contentId}'],
  ['[B7-041]', 'getChallengeSubscriptions', 'GET /challenge/subscribe'],
  ['[B7-042]', 'unsubscribeChallenges', 'DELETE /challenge/subscribe'],
  ['[B7-043]', 'getChallengeGenre', 'GET /challenge/content/genre/{genreId}'],
  ['[B7-044]', 'getChallengeRanking', 'GET /challenge/content/ranking/{rankingType}'],
  ['[B7-045]', 'getChallengeContents', 'GET /challenge/contents'],
  ['[B7-046]', 'getChallengeHistory', 'GET /challenge/content/history'],
  [
    '[B7-047] [B7-051]',
    'readChallengeChapter',
    'POST /challenge/content/{contentId}/{chapterId}/read',
  ],
  ['[B7-048]', 'getChallengeChapter', 'GET /challenge/content/{contentId}/{chapterId}'],
  ['[B7-049]', 'likeChallengeChapter', 'POST /challenge/content/{contentId}/{chapterId}/like'],
  [
    '[B7-050]',
    'reportChallengeChapter',
    'POST /challenge/content/{contentId}/{chapterId}/report/{category}',
  ],
  ['[B7-052]', 'searchChallenge', 'POST /challenge/search'],
  ['[B7-053]', 'getChallengeComments', 'GET /challenge/comment/{contentId}/{chapterId}'],
  ['[B7-054]', 'postChallengeComment', 'POST /challenge/comment/{contentId}/{chapterId}'],
  ['[B7-055]', 'likeChallengeComment', 'POST /challenge/comment/{commentId}/like'],
  ['[B7-056]', 'deleteChallengeComment', 'DELETE /challenge/comment/{commentId}'],
  ['[B7-057]', 'reportChallengeComment', 'POST /challenge/comment/{commentId}/report/{category}'],
] as const)('%s %s is %s', (_, name, address) => {
  expect(`${calls[name].method} ${calls[name].path}`).toBe(address);
});

describe('what is asked for', () => {
  function parsed(schema: z.ZodType, input: unknown): unknown {
    const { success, data } = schema.safeParse(input);
    return success ? data : 'refused';
  }

  it('[B7-043] [B7-045] [B9-001] [B9-002] of lists is the first hundred, the newest first, unless it says more', () => {
    const standard = { pageNo: 0, pageSize: 100, orderType: 'recent' };
    expect(parsed(challengeSchemas.getChallengeContents.query, {})).toEqual(standard);
    const { params, query } = challengeSchemas.getChallengeGenre;
    expect(parsed(query, { completed: 'true' })).toEqual({ ...standard, completed: true });
    expect(parsed(query, { pageSize: '101' })).toBe('refused');
    expect(parsed(query, { orderType: 'oldest' })).toBe('refused');
    expect(parsed(params, { genreId: '0' })).toEqual({ genreId: 0 });
    for (const genreId of ['11', '-1', '4.0', 'drama', '']) {
      expect(parsed(params, { genreId }), genreId).toBe('refused');
    }
  });

  it('[B7-044] of a ranking is that by likes', () => {
    const { params, query } = challengeSchemas.getChallengeRanking;
    expect(parsed(query, {})).toEqual({ pageNo: 0, pageSize: 100, orderType: 'likes' });
    expect(parsed(params, { rankingType: 'hourly' })).toBe('refused');
  });

  it('[B7-052] [B9-001] of a search is a thousand, and words are needed', () => {
    const { query } = challengeSchemas.searchChallenge;
    const found = { query: '猫', pageNo: 0, pageSize: 1000 };
    expect(parsed(query, { query: ' 猫 ' })).toEqual(found);
    expect(parsed(query, { query: '  ' })).toBe('refused');
    expect(parsed(query, { query: '猫', pageSize: '1001' })).toBe('refused');
  });

  it('[B7-042] of several subscriptions are ids with commas between them', () => {
    const { query } = challengeSchemas.unsubscribeChallenges;
    expect(parsed(query, { contentIds: '3,14' })).toEqual({ contentIds: '3,14' });
    for (const contentIds of ['', '3,', 'a', '0', '9999999999']) {
      expect(parsed(query, { contentIds }), contentIds).toBe('refused');
    }
  });
});
