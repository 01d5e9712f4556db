import { describe, expect, it } from 'vitest';
import { mostElements } from '#ingest/xml/count-elements.ts';
import { parseXml } from '#ingest/xml/parse-xml.ts';
import { page } from '../../testing/epubs.ts';
import { readNovel } from '../../testing/read-novel.ts';
import { temporaryFolder } from '../../testing/work.ts';
import { readSvg } from '../document/read-svg.ts';
import { leaveOutGiants } from './leave-out-giants.ts';

const folder = await temporaryFolder();

const gap = '<span xmlns="http://www.w3.org/1999/xhtml" class="hanji-gap" role="img"></span>';

function leftOut(body: string, most: number) {
  const giants: unknown[] = [];
  const around = (inner: string): string =>
    `<html><head><g/><g/><g/></head><body>${inner}</body></html>`;
  const text = leaveOutGiants(around(body), (giant) => giants.push(giant), most);
  expect(parseXml(new TextEncoder().encode(text), 'a.xml').documentElement).not.toBeNull();
  return { body: text.replace(/^.*<body>|<\/body>.*$/gs, ''), giants };
}

describe('of a text that is parted', () => {
  it('a single element with too much in it is left out, and no other', () => {
    const small = '<svg><g/><g/></svg>';
    const large = '<svg id="s"><g/><g><text>a &amp; b</text></g></svg>';
    expect(leftOut(`<p>One</p>${small}${large}<p>Two</p>${small}`, 2)).toEqual({
      body: `<p>One</p>${small}${gap}<p>Two</p>${small}`,
      giants: [{ name: 'svg', id: 's', characters: 3 }],
    });
  });

  it.each([
    ['<p>a<math><mi/><mi/><mi/></math>b</p>', `<p>a${gap}b</p>`, 'math'],
    ['<select><option/><option/><option/></select>', gap, 'select'],
    ['<p><sub><b/><b/><b/></sub></p>', `<p>${gap}</p>`, 'sub'],
    // The innermost that is too much.
    ['<figure><svg><g/><g/><g/></svg><p>a</p></figure>', `<figure>${gap}<p>a</p></figure>`, 'svg'],
    ['<svg><svg><g/><g/><g/></svg></svg>', '<svg></svg>', 'svg'],
  ])('%s becomes %s', (body, expected, name) => {
    expect(leftOut(body, 2)).toMatchObject({ body: expected, giants: [{ name }] });
  });

  it('what is many small things is none', () => {
    const body = `<div>${'<p><b/></p>'.repeat(20)}<table>${'<tr><td/></tr>'.repeat(20)}</table></div>`;
    expect(leftOut(body, 2)).toEqual({ body, giants: [] });
  });

  it('an outer one tells what an inner one of it had', () => {
    const inner = '<svg><text>in</text><g/><g/></svg>';
    const { body, giants } = leftOut(`<figure>out<b/><b/><b/>${inner}</figure>`, 2);
    expect(body).toBe(gap);
    expect(giants).toEqual([{ name: 'figure', id: '', characters: 5 }]);
  });
});

it('a drawing of more elements than a tree is a gap, and named', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" id="map">${'<g/>'.repeat(mostElements + 1)}</svg>`;
  const files = { 'story.xhtml': page(`<p>One</p>${drawing}<p>Two</p>`) };
  const { chapters, omissions } = await readNovel(
    folder,
    { files, order: ['story.xhtml'] },
    { chapters: 'spine' },
  );
  expect(chapters[0]?.words.replaceAll(/\s/g, '')).toBe('OneTwo');
  expect(await chapters[0]?.text('OEBPS/story.xhtml')).toContain('hanji-gap');
  expect(omissions).toEqual([
    {
      kind: 'picture',
      place: 'OEBPS/story.xhtml#map',
      reason: 'is a single element (svg) of over 100000 others',
      gap: true,
    },
  ]);
  const references = { file: () => null, place: (href: string) => href };
  expect(readSvg(new TextEncoder().encode(drawing), references, () => {})).toBeNull();
});
