import { expect, it } from 'vitest';
import { startReading } from '#ingest/reading.ts';
import { infoOfWork, readComicInfos } from './comic-infos.ts';

async function infosOf(files: Readonly<Record<string, string>>) {
  const reading = startReading();
  const names = Object.keys(files);
  const read = async (name: string) => Buffer.from(files[name] ?? '');
  const infos = await readComicInfos({ names, read }, names, reading);
  return { infos, leftOut: reading.omissions.all() };
}

it('keeps of giant metadata what there are pages and people for', async () => {
  const { infos, leftOut } = await infosOf({
    'a/ComicInfo.xml': `<ComicInfo><Writer>${'Mo, '.repeat(500_000)}</Writer><Pages>
      ${'<Page Image="0"/>'.repeat(40_000)}<Page Image="1" Bookmark="One"/><Page Image="7"/>
      </Pages></ComicInfo>`,
    'a/1.jpg': '',
    'b/1.jpg': '',
  });
  expect(infos.get('a')?.authors).toEqual([{ name: 'Mo', role: 'writer' }]);
  expect(infos.get('a')?.pages).toEqual([
    { image: 0, type: '', bookmark: '' },
    { image: 1, type: '', bookmark: 'One' },
  ]);
  expect(leftOut).toEqual([]);
});

it('reads none of over 4 MiB, which costs no page', async () => {
  const summary = 'It does not stop. '.repeat(250_000);
  const { infos, leftOut } = await infosOf({
    'ComicInfo.xml': `<ComicInfo><Summary>${summary}</Summary></ComicInfo>`,
    '1.jpg': '',
  });
  expect(infos.size).toBe(0);
  expect(leftOut).toEqual([
    { kind: 'metadata', place: 'ComicInfo.xml', reason: 'is too large to be read' },
  ]);
});

it('says how many people of all files there is no place for', async () => {
  const writers = (from: number) => Array.from({ length: 30 }, (_, at) => `W${from + at}`).join();
  const { infos } = await infosOf({
    'a/ComicInfo.xml': `<ComicInfo><Writer>${writers(0)}</Writer></ComicInfo>`,
    'b/ComicInfo.xml': `<ComicInfo><Writer>${writers(20)}</Writer></ComicInfo>`,
    'a/1.jpg': '',
    'b/1.jpg': '',
  });
  expect(infoOfWork(infos)?.unplaced).toEqual([]);
  const { infos: more } = await infosOf({
    'a/ComicInfo.xml': `<ComicInfo><Writer>${writers(0)}</Writer></ComicInfo>`,
    'b/ComicInfo.xml': `<ComicInfo><Writer>${writers(23)}</Writer></ComicInfo>`,
  });
  expect(infoOfWork(more)?.unplaced).toEqual(['3 more people']);
});
