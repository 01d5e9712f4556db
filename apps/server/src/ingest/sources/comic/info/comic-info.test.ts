import { expect, it } from 'vitest';
import { ImportError } from '#ingest/import-error.ts';
import { readComicInfo } from './comic-info.ts';

function infoOf(fields: string) {
  return readComicInfo(new TextEncoder().encode(`<ComicInfo>${fields}</ComicInfo>`));
}

/** Every element of the schema's version 2.1, in its order. */
const whole = `
  <Title>Last Stop</Title><Series>Night Bus</Series><Number>3</Number><Count>3</Count>
  <Volume>2</Volume><AlternateSeries>City Lines</AlternateSeries>
  <AlternateNumber>07</AlternateNumber><AlternateCount>9</AlternateCount>
  <Summary>It does not stop.</Summary><Notes>Scanned</Notes>
  <Year>2024</Year><Month>5</Month><Day>6</Day>
  <Writer>Mo, Ann</Writer><Penciller>Ann</Penciller><Inker>Bo</Inker><Colorist>Cy</Colorist>
  <Letterer>Di</Letterer><CoverArtist>Ed; Flo</CoverArtist><Editor>Gus</Editor>
  <Translator>Hal</Translator><Publisher>Lamp</Publisher><Imprint>Wick</Imprint>
  <Genre>Horror</Genre><Tags>Slice of Life, buses</Tags><Web>javascript:alert(1)</Web>
  <PageCount>12</PageCount><LanguageISO>ja</LanguageISO><Format>TPB</Format>
  <BlackAndWhite>Yes</BlackAndWhite><Manga>YesAndRightToLeft</Manga>
  <Characters>Driver</Characters><Teams>Line 5</Teams><Locations>Depot</Locations>
  <ScanInformation>me</ScanInformation><StoryArc>Home</StoryArc>
  <StoryArcNumber>1</StoryArcNumber><SeriesGroup>Night Lines, Others</SeriesGroup>
  <AgeRating>MA15+</AgeRating>
  <Pages><Page Image="0" Type="FrontCover" DoublePage="true" ImageSize="9" Key="k"
    Bookmark="One" ImageWidth="60" ImageHeight="90"/><Page Image="-1" Type="Deleted"/></Pages>
  <CommunityRating>4.5</CommunityRating><MainCharacterOrTeam>Driver</MainCharacterOrTeam>
  <Review>Good.</Review><GTIN>9783161484100</GTIN>`;

it('places what a title can show, and names what it cannot', () => {
  expect(infoOf(whole)).toEqual({
    title: 'Last Stop',
    series: 'Night Bus',
    number: '3',
    volume: '2',
    summary: 'It does not stop.',
    publisher: 'Lamp',
    language: 'ja',
    genres: ['Horror', 'Slice of Life', 'buses'],
    authors: [
      { name: 'Mo', role: 'writer' },
      { name: 'Ann', role: 'creator' },
      { name: 'Wick', role: 'studio' },
    ],
    contributors: [
      { name: 'Bo', role: 'inker' },
      { name: 'Cy', role: 'colorist' },
      { name: 'Di', role: 'letterer' },
      { name: 'Ed', role: 'cover_artist' },
      { name: 'Flo', role: 'cover_artist' },
      { name: 'Gus', role: 'editor' },
      { name: 'Hal', role: 'translator' },
    ],
    group: { name: 'Night Lines' },
    status: 'completed',
    orientation: 'RTL',
    age: 15,
    pages: [{ image: 0, type: 'FrontCover', bookmark: 'One' }],
    unplaced:
      'Notes Year Month Day Web Format BlackAndWhite Characters Teams Locations ScanInformation StoryArc StoryArcNumber CommunityRating MainCharacterOrTeam Review GTIN'.split(
        ' ',
      ),
  });
});

it('takes another series that it is part of where no group is named, with the place in it', () => {
  const other =
    '<AlternateSeries>City Lines</AlternateSeries><AlternateNumber>07</AlternateNumber>';
  expect(infoOf(other).group).toEqual({ name: 'City Lines', position: '7' });
  expect(infoOf('').group).toBeNull();
});

it.each([
  ['3', '3', 'completed'],
  ['2', '3', undefined],
  ['0', '0', undefined],
  ['3', '-1', undefined],
  ['Annual', '3', undefined],
])('number %s of %s is %s', (number, count, status) => {
  const fields = `<Number>${number}</Number><Count>${count}</Count>`;
  expect(infoOf(fields).status).toBe(status);
});

it('does not name fields that say that nothing is known', () => {
  const fields =
    '<BlackAndWhite>Unknown</BlackAndWhite><Web> </Web><AgeRating>Rating Pending</AgeRating>';
  expect(infoOf(fields)).toMatchObject({ unplaced: [] });
  expect(infoOf(fields).age).toBeUndefined();
});

it('shows nothing of what is hostile: no markup, no steering characters, no giant text', () => {
  const info = infoOf(`<Series>Night\u202esuB\u0085 &lt;script&gt;</Series>
    <Title>${'x'.repeat(100_000)}</Title><Summary>One&lt;script src="x"&gt;&lt;br&gt;two ${'y'.repeat(100_000)}</Summary>
    <Writer>${'a,'.repeat(10_000)}${Array.from({ length: 300 }, (_, at) => `W${at}`).join()}</Writer>
    <Pages><Page Image="99999999999" Type="Deleted"/></Pages>
    <Web xmlns="urn:x"><Series>inside</Series></Web><Own>1</Own><Own2>2</Own2>`);
  expect(info.series).toBe('NightsuB <script>');
  expect(info.title).toHaveLength(200);
  expect(info.summary).toMatch(/^One\ntwo y+$/);
  expect(info.summary).toHaveLength(10_000);
  expect(info.authors).toHaveLength(50);
  expect(info.pages).toEqual([]);
  expect(info.unplaced).toEqual(['Web', '2 that are not of its schema', '251 more people']);
});

it('refuses what is no XML', () => {
  expect(() => readComicInfo(new TextEncoder().encode('<ComicInfo><Series>'))).toThrow(ImportError);
});

it('takes an age that every object knows for none', () => {
  expect(infoOf('<Title>a</Title><AgeRating>constructor</AgeRating>')).not.toHaveProperty('age');
});
