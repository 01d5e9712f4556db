/**
 * A keyword as the last part of an address. Browsers take `.` and `..` for ways up there, encoded
 * too; a blank in front, which no search minds, keeps them words.
 */
export function keywordSegment(keyword: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(keyword) ? ` ${keyword}` : keyword);
}
