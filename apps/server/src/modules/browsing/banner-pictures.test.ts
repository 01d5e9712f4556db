import type { Home, HomeElement } from '@hanji/contract/entities/home.ts';
import { expect, it } from 'vitest';
import { image } from '#db/schema/works/image.ts';
import { banner, section, sectionElement } from '#db/schema/works/showcase.ts';
import { testContext } from '#http/testing/test-api.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { asker } from '#modules/testing/ask.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

const place = { language: 'ko-KR', category: 'all_comic' } as const;

async function addBanner(area: string, size: { readonly width: number; readonly height: number }) {
  const imageId = `covers/${String(size.width * 10_000 + size.height).padStart(32, '0')}`;
  const picture = {
    id: imageId,
    ...size,
    format: 'webp' as const,
    widths: [360, 720, 1440].filter((width) => width <= size.width),
    dominantColor: '#336699',
    placeholder: 'data:image/webp;base64,AAAA',
  };
  await db.insert(image).values(picture).onConflictDoNothing();
  const row = {
    ...place,
    area,
    sort: 0,
    title: '등대',
    themeColor: '#222222',
    imageId,
    link: '/x',
  };
  const [made] = await db.insert(banner).values(row).returning({ id: banner.id });
  return made?.id ?? 0;
}

function widthsOf(element: HomeElement | undefined) {
  return [element?.width, element?.largeWidth];
}

it.each([
  ['lying one', { width: 1920, height: 1080 }, [1440, 1440]],
  ['square', { width: 1920, height: 1920 }, [720, 1440]],
  ['standing one', { width: 1440, height: 1920 }, [720, 1440]],
  ['narrow one', { width: 800, height: 450 }, [720, 720]],
])('fills the square that the head of Home is on phones with a %s', async (_, size, widths) => {
  await db.delete(banner);
  await addBanner('top', size);
  const { data } = await ask<Home>('/all_comic/home');
  expect(widthsOf(data.topBanner[0])).toEqual(widths);
});

it('shows a banner of a section in its own form, for which a smaller picture does', async () => {
  const id = await addBanner('section', { width: 1920, height: 1080 });
  const shown = {
    ...place,
    page: 'home',
    sectionUiType: 'normal',
    elementUiType: 'banner_list',
    source: 'curated',
    title: '소식',
    sort: 0,
  } as const;
  const [made] = await db.insert(section).values(shown).returning({ id: section.id });
  await db.insert(sectionElement).values({ sectionId: made?.id ?? 0, sort: 0, bannerId: id });
  const { data } = await ask<Home>('/all_comic/home');
  expect(widthsOf(data.sections[0]?.elements[0])).toEqual([720, 1440]);
});
