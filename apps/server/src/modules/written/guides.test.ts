import type { Guide } from '@hanji/contract/entities/guide.ts';
import { expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { testNow } from '#http/testing/test-now.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addImage } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';
import { guidePlace, writtenGuides } from './guides.ts';
import { putPictures, writePage } from './written-pages.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ja' });
const ask = asker(await openTestApi(context), context);
const { folder, key } = guidePlace('first-steps');

const write = (body: string) => writePage(db, { key, body, writtenBy: 'sujin' }, testNow);

it('[B2-047] guide pages are data: Markdown with pictures of their own, sanitised', async () => {
  expect((await ask('/guide/first-steps')).code).toBe(404);
  await putPictures(db, folder, new Map([['pen.png', await addImage(db, 'covers')]]));
  await write(
    '# はじめての一作\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![ペン](pen.png)',
  );
  const { data } = await ask<Guide>('/guide/first-steps');
  expect(data).toEqual({
    title: 'はじめての一作',
    text: [
      { kind: 'paragraph', spans: [{ text: 'x ', strong: false, emphasis: false, href: null }] },
      {
        kind: 'picture',
        alt: 'ペン',
        caption: '',
        picture: expect.objectContaining({ width: 720 }),
      },
    ],
  });
  await write('# 二版\n\n本文');
  expect((await ask<Guide>('/guide/first-steps')).data.title).toBe('二版');
  expect((await ask('/guide/no.name')).code).toBe(400);
  await write('');
  expect((await ask('/guide/first-steps')).code).toBe(404);
  expect(await writtenGuides(db)).toMatchObject([{ name: 'first-steps', version: 3, title: null }]);
  const korean = await testContext(db, { edition: 'ko' });
  expect((await asker(await openTestApi(korean), korean)('/guide/first-steps')).code).toBe(404);
});
