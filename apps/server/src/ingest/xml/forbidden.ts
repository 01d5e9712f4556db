/** Characters that no XML may hold: a browser shows nothing of a document that has one. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export function withoutForbidden(text: string): string {
  return text.replace(forbidden, '');
}
