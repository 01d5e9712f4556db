import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'ja-JP', 'push'> = {
  title: '通知',
  lead: 'お気に入りの作品の新しい話、ギフト、お問い合わせへの回答をお知らせします。21時から8時までは送信しません。',
  leadRefund:
    '払い戻しの処理状況とお支払いの完了を、このブラウザでお知らせします。21時から8時までは送信しません。',
  turnOn: '通知をオンにする',
  turnOff: '通知をオフにする',
  notNow: 'オンにしない',
  isOn: 'このブラウザの通知はオンです。',
  denied:
    'このブラウザではHanjiの通知がブロックされています。ブラウザのサイト設定で許可してから、もう一度お試しください。',
  unsupported:
    'このブラウザでは通知を表示できません。iPhoneやiPadでは、Hanjiをホーム画面に追加し、そこから開いてください。',
  failed: '通知の設定を変更できませんでした。しばらくしてからもう一度お試しください。',
  here: 'このブラウザで受け取る',
  newChapter: '新しい話',
  newChapterHint: 'お気に入りの作品が対象です。',
  gift: 'ギフト',
  giftEnding: '期限が近いギフト',
  inquiryAnswered: 'お問い合わせへの回答',
  night: '夜間も受け取る',
  nightHint: '21時から8時までです。',
};
