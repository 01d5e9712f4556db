import type { Phrases } from '../../phrases.ts';

export const events: Phrases<'ja-JP', 'events'> = {
  upcoming: '開催予定',
  running: '開催中',
  ended: '終了',
  period: '開催期間',
  titles: '対象作品',
  over: 'このイベントは終了しました。ご参加ありがとうございました。',
  toEvents: '開催中のイベントを見る',
  adultText: 'ログインして年齢確認を済ませると、このイベントをご覧いただけます。',
};
