import type { AnswerPart } from '#http/compression/joined-gzip.ts';

const opening = '{"data":';

function closing(code: number): string {
  return `,"result":{"code":${code},"message":"OK","debug":null}}`;
}

/** The wrapping of an answer, already JSON (reading-service, section 7). */
export function successText(data: unknown, code: number): string {
  return opening + JSON.stringify(data) + closing(code);
}

/** The same around data that are JSON already. */
export function successParts(data: readonly AnswerPart[], code: number): AnswerPart[] {
  return [Buffer.from(opening), ...data, Buffer.from(closing(code))];
}
