import type { RefundChapter } from '@hanji/contract/entities/refund.ts';
import { csvTable } from '@hanji/domain/text/csv.ts';
import type { TranslateIn } from '@hanji/i18n/translate.ts';

/** So that a spreadsheet takes it for UTF-8. */
const byteOrderMark = '\uFEFF';

/** The chapters as a table for spreadsheets, with heads in the reader's language. */
export function chaptersCsv(
  t: TranslateIn<'refund'>,
  chapters: readonly RefundChapter[],
  time: (moment: string) => string,
): string {
  const heads = [
    t('columnTitle'),
    t('columnChapter'),
    t('columnBought'),
    t('columnCoins'),
    t('columnDays'),
    t('columnPrice'),
    t('columnAmount'),
  ];
  const rows = chapters.map((each) => [
    each.contentName,
    each.chapterName,
    time(each.createdAt),
    each.usedCoin,
    each.remainingDays,
    each.unitPrice,
    each.refundAmount,
  ]);
  return byteOrderMark + csvTable([heads, ...rows]);
}

/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
