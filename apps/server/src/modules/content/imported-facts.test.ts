import type { SearchPage } from '@hanji/contract/entities/home.ts';
import { contentHome, type ContentHome } from '@hanji/contract/entities/content.ts';
import { expect, it } from 'vitest';
import { testContext } from '#http/testing/test-api.ts';
import { ingestWork } from '#ingest/ingest-work.ts';
import { openWork } from '#ingest/sources/open-work.ts';
import { written } from '#ingest/testing/archives.ts';
import { epub, page, paragraphs } from '#ingest/testing/epubs.ts';
import { temporaryFolder, temporaryStorage } from '#ingest/testing/work.ts';
import { asker } from '#modules/testing/ask.ts';
import { openTestApi } from '#modules/testing/open-test-api.ts';
import { addTitle } from '#modules/testing/works.ts';
import { freshDatabase } from '#testing/fresh-database.ts';

const { db } = await freshDatabase();
const storage = await temporaryStorage();
const folder = await temporaryFolder();
const context = await testContext(db, { edition: 'ko' });
const ask = asker(await openTestApi(context), context);

/** Imports a Korean novel with this metadata, and says under which id it stands. */
async function imported(identifier: string, metadata: string): Promise<number> {
  const bytes = await epub({
    identifier,
    title: '등대',
    metadata: `<dc:language>ko</dc:language><dc:creator opf:role="aut">김하늘</dc:creator>${metadata}`,
    files: { 'a.xhtml': page(paragraphs(3)) },
    order: ['a.xhtml'],
  });
  const work = await openWork(await written(folder, `${identifier}.epub`, bytes), {});
  try {
    const { source } = work;
    return (await ingestWork({ db, storage, source, now: () => context.now() })).contentId;
  } finally {
    work.close();
  }
}

async function home(id: number, headers: Record<string, string> = {}): Promise<ContentHome> {
  const { data } = await ask<ContentHome>(`/novel/${id}`, { headers });
  return contentHome.parse(data);
}

function volume(position: string): string {
  return `<meta property="belongs-to-collection" id="s">등대지기</meta>
    <meta refines="#s" property="collection-type">series</meta>
    <meta refines="#s" property="group-position">${position}</meta>`;
}

it('answers who else worked on a book, its series and what it declares, as its package has it', async () => {
  const id = await imported(
    'facts',
    `${volume('1')}<dc:contributor opf:role="trl" opf:file-as="이, 바다">이바다</dc:contributor>
    <meta property="schema:accessMode">textual</meta>
    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityHazard">none</meta>
    <meta property="schema:accessibilitySummary">다 읽어 줄 수 있다.</meta>`,
  );
  expect((await home(id)).content).toMatchObject({
    authors: [{ name: '김하늘', role: 'writer' }],
    contributors: [{ name: '이바다', role: 'translator' }],
    series: { name: '등대지기', position: '1' },
    accessibility: {
      modes: ['textual'],
      sufficient: [['textual']],
      features: [],
      hazards: ['none'],
      conformance: null,
      summary: '다 읽어 줄 수 있다.',
    },
  });
  for (const query of ['이바다', '이, 바다', '등대지기']) {
    const { data } = await ask<SearchPage>('/search', { form: { query } });
    expect(
      data.contents.map((found) => found.id),
      query,
    ).toContain(id);
  }
});

it('lists the others of a series by their position, and of this language alone', async () => {
  const ids = new Map<string, number>();
  for (const position of ['10', '2', '3']) {
    ids.set(position, await imported(`volume-${position}`, volume(position)));
  }
  const other = await imported('other-series', volume('4').replace('등대지기', '바다'));
  await addTitle(db, { language: 'en-US', seriesName: '등대지기', seriesPosition: '5' });
  await addTitle(db, { seriesName: '등대지기', withdrawnAt: context.now() });
  const adult = {
    seriesName: '등대지기',
    seriesPosition: '6',
    restrictedAge: 19,
    mature: true,
  } as const;
  const { id: adultId } = await addTitle(db, adult);
  const bonus = await addTitle(db, { seriesName: '등대지기' });
  const own = ids.get('3') ?? 0;
  const others = async (headers: Record<string, string>) =>
    (await home(own, headers)).seriesTitles.map(({ id }) => id);
  const first = (await home(ids.get('2') ?? 0)).seriesTitles[0]?.id;
  expect(await others({ 'x-accept-mature': 'N' })).toEqual([
    first,
    ids.get('2'),
    ids.get('10'),
    bonus.id,
  ]);
  expect(await others({ 'x-accept-mature': 'Y' })).toEqual([
    first,
    ids.get('2'),
    adultId,
    ids.get('10'),
    bonus.id,
  ]);
  expect((await home(other)).seriesTitles).toEqual([]);
});

it('recommends none that stands among those of its series', async () => {
  const subject = '<dc:subject>Fantasy</dc:subject>';
  const inSeries = (position: string) =>
    `${volume(position).replace('등대지기', '밀물')}${subject}`;
  const one = await imported('tide-1', inSeries('1'));
  const two = await imported('tide-2', inSeries('2'));
  const apart = await imported('tide-apart', subject);
  const { seriesTitles, recommends } = await home(one);
  expect(seriesTitles.map(({ id }) => id)).toEqual([two]);
  const recommended = recommends.map(({ id }) => id);
  expect(recommended).toContain(apart);
  expect(recommended).not.toContain(two);
});

it('lists those around it where a series is long', async () => {
  const added: number[] = [];
  for (let at = 1; at <= 30; at += 1) {
    added.push((await addTitle(db, { seriesName: '긴 이야기', seriesPosition: `${at}` })).id);
  }
  const { data } = await ask<ContentHome>(`/comic/${added[14]}`);
  const shown = [...added.slice(9, 14), ...added.slice(15)];
  expect(data.seriesTitles.map(({ id }) => id)).toEqual(shown);
});

it('forgets and learns with the file that is imported again, and shows nothing of a silent one', async () => {
  const id = await imported(
    'again',
    `${volume('8')}<dc:contributor opf:role="edt">박</dc:contributor>`,
  );
  expect((await home(id)).content.series).toEqual({ name: '등대지기', position: '8' });
  expect(await imported('again', '<dc:contributor opf:role="nrt">최</dc:contributor>')).toBe(id);
  expect(await home(id)).toMatchObject({
    content: {
      contributors: [{ name: '최', role: 'narrator' }],
      series: null,
      accessibility: null,
    },
    seriesTitles: [],
  });
});
