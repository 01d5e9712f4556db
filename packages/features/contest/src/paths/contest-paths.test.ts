import { expect, it } from 'vitest';
import { contestPath, listPath, readContestNumber, readListedContest } from './contest-paths.ts';

const listed = [1, 2, ...Array.from({ length: 12 }, (_, at) => 101 + at)];
const unlisted = Array.from({ length: 6 }, (_, at) => 113 + at);

it('[B2-059] [B2-061] [B2-062] [B2-064] reads the numbers of section 2.4, and no other in any form', () => {
  const found = Array.from({ length: 1000 }, (_, at) => at).filter(
    (at) => readContestNumber({ contestNo: String(at) }) !== null,
  );
  expect(found).toEqual([...listed, ...unlisted]);
  const withList = found.filter((at) => readListedContest({ contestNo: String(at) }) !== null);
  expect(withList).toEqual(listed);
  for (const other of ['', '01', '1.0', '1e0', ' 1', '1 ', '+1', '-1', '١', '101a', '0x65']) {
    expect(readContestNumber({ contestNo: other })).toBeNull();
  }
  expect(readContestNumber({})).toBeNull();
});

it('writes addresses', () => {
  expect(contestPath(113)).toBe('/event/contest/113');
  expect(contestPath(2, 'result')).toBe('/event/contest/2/result');
  expect(listPath(101, 0)).toBe('/event/contest/101/list');
  expect(listPath(101, 2)).toBe('/event/contest/101/list?page=3');
});
