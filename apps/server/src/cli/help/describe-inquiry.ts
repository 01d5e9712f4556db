import type {
  InquiryWithImages,
  StoredInquiry,
} from '#modules/help/inquiries/operate-inquiries.ts';
import { printable } from '../printable.ts';

function at(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** One inquiry in a line, and the beginning of what it says. */
export function listedInquiry(inquiry: StoredInquiry): string {
  const { id, edition, locale, category, sentAt, body } = inquiry;
  const first = printable(body).slice(0, 100);
  return `${id}  ${edition} ${locale} ${category}, ${at(sentAt)}\n  ${first}\n`;
}

function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${printable(line)}`)
    .join('\n');
}

/** All of it, safe for a terminal whatever its sender wrote. */
export function describeInquiry(inquiry: InquiryWithImages): string {
  const { id, edition, locale, category, sentAt, email, memberId, body, images } = inquiry;
  const { answer, answeredAt, answeredBy, closedAt, closedBy, closedReason } = inquiry;
  const who = memberId === null ? 'a visitor' : `member ${memberId}`;
  return [
    `${id}  ${edition} ${locale} ${category}, ${at(sentAt)}`,
    `  from ${printable(email)}, ${who}, pictures: ${images.length}`,
    '',
    lines(body),
    ...(answer !== null && answeredAt !== null
      ? ['', `  answered by ${printable(answeredBy ?? '')}, ${at(answeredAt)}:`, lines(answer)]
      : []),
    ...(closedAt !== null && answer === null
      ? [
          '',
          `  closed by ${printable(closedBy ?? '')}, ${at(closedAt)}: ${printable(closedReason ?? '')}`,
        ]
      : []),
    '',
  ].join('\n');
}
