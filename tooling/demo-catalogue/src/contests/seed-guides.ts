import type { Database } from '@hanji/server/db/client.ts';
import type { PictureStore } from '@hanji/server/ingest/picture/store-picture.ts';
import { challengePickup } from '@hanji/server/db/schema/challenge/title.ts';
import { guidePlace, writtenGuides } from '@hanji/server/modules/written/guides.ts';
import { putPictures, writePage } from '@hanji/server/modules/written/written-pages.ts';
import type { PaletteName } from '#paint/palette.ts';
import type { EmblemName } from '#script.ts';
import { paintTheme } from './paint-poster.ts';
import { storeCanvas } from './store-canvas.ts';
import { textsOf } from './texts-of.ts';

type DemoGuide = {
  readonly name: string;
  /** On the banner that leads there. */
  readonly words: string;
  readonly emblem: EmblemName;
  readonly palette: PaletteName;
};

/** What the editors of the demo have to say to who draws; banners lead there. */
const demoGuides: readonly DemoGuide[] = [
  { name: 'first-steps', words: 'はじめての一作ガイド', emblem: 'book', palette: 'dawn' },
  { name: 'panels', words: '縦読みのコマ割り入門', emblem: 'door', palette: 'jade' },
  { name: 'finishing', words: '最後まで描くための七つのこと', emblem: 'kite', palette: 'sea' },
];

const firstSort = 100;

/** Guide pages of the demo with banners among the pickups, where nobody has written any: what was changed stays as it is. */
export async function seedGuides(db: Database, pictures: PictureStore, now: Date): Promise<void> {
  if ((await writtenGuides(db)).length > 0) return;
  for (const [at, { name, words, ...look }] of demoGuides.entries()) {
    const { page: body = '' } = textsOf(`guides/${name}`);
    const { folder, key } = guidePlace(name);
    const picture = await storeCanvas(pictures, paintTheme({ ...look, seed: `guide/${name}` }));
    await putPictures(db, folder, new Map([['picture.jpg', picture]]));
    await writePage(db, { key, body, writtenBy: 'demo' }, now);
    // A group of their own, behind the titles that the editors picked.
    await db.insert(challengePickup).values({
      sort: firstSort + at,
      name: words,
      link: `/event/guide/${name}`,
      imageId: picture,
    });
  }
}
