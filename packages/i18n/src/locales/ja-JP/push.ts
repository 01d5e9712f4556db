import type { Phrases } from '../../phrases.ts';

export const push: Phrases<'ja-JP', 'push'> = {
  title: 'お知らせ',
  lead: '購読中の作品の新しい話、ギフト、お問い合わせへの回答をお知らせします。21時から8時までは送信しません。',
  leadRefund:
    '払い戻しの処理状況とお支払いの完了を、このブラウザでお知らせします。21時から8時までは送信しません。',
  turnOn: 'お知らせをオンにする',
  turnOff: 'お知らせをオフにする',
  notNow: '今はしない',
  isOn: 'このブラウザのお知らせはオンです。',
  denied:
    'このブラウザではHanjiのお知らせがブロックされています。ブラウザのサイト設定で許可してから、もう一度お試しください。',
  unsupported:
    'このブラウザではお知らせを表示できません。iPhoneやiPadでは、Hanjiをホーム画面に追加し、そこから開いてください。',
  failed: 'お知らせの設定を変更できませんでした。しばらくしてからもう一度お試しください。',
  here: 'このブラウザで受け取る',
  newChapter: '新しい話',
  newChapterHint: '購読中の作品が対象です。',
  gift: 'ギフト',
  giftEnding: '期限が近いギフト',
  inquiryAnswered: 'お問い合わせへの回答',
  night: '夜間も受け取る',
  nightHint: '21時から8時までです。',
};
