import { expect, it } from 'vitest';
import { creatorSchemas } from '../../schemas/creator.ts';
import { sampleOf } from '../../testing/sample-of.ts';
import { articleUploadCalls } from './article-upload.ts';
import { ownArticleCalls } from './own-article.ts';
import { ownTitleCalls } from './own-title.ts';
import { receivedCommentCalls } from './received-comment.ts';

const calls = {
  ...ownTitleCalls,
  ...ownArticleCalls,
  ...articleUploadCalls,
  ...receivedCommentCalls,
};

it('every call of the desk needs to be a member, no more, and is a creator’s', () => {
  for (const { access, offered, path } of Object.values(calls)) {
    expect([path, access, offered]).toEqual([path, 'member', 'creator']);
    expect(path).toMatch(/^\/manage\//);
  }
  expect(Object.keys(creatorSchemas).toSorted()).toEqual(Object.keys(calls).toSorted());
});

it('a title says which revision it is changed on, and may be empty of everything but words', () => {
  const { body } = creatorSchemas.changeTitle;
  const whole = { ...(sampleOf(body) as object), revision: 3, name: '', genres: [] };
  expect(body.safeParse(whole).success).toBe(true);
  expect(body.safeParse({ ...whole, revision: 0 }).success).toBe(false);
  expect(body.safeParse({ ...whole, genres: ['completed'] }).success).toBe(false);
});
