import type { Phrases } from '../../phrases.ts';

export const offerwall: Phrases<'ja-JP', 'offerwall'> = {
  title: '無料コインを獲得',
  intro: 'ここで獲得したコインは無料です。購入したコインより先に使われます。',
  missionTitle: 'ミッション',
  missionText: 'サービスの体験や登録、動画の視聴でコインを獲得できます。',
  missionNow_other: 'ミッション{{count}}件、合計{{coins}}',
  missionNone: '現在参加できるミッションはありません。',
  missionOpen: 'ミッションを見る',
  conversionTitle: 'カードのポイント',
  conversionText: 'カードのポイントをコインに交換できます。',
  conversionOpen: 'ポイントを交換',
  partnerNote:
    'どちらも提携会社が自社のページで提供しています。入力した内容が当サービスに送られることはなく、獲得したコイン数だけが通知されます。',
  emptyTitle: '現在獲得できる無料コインはありません',
  emptyText: 'しばらくしてからもう一度お越しください。',
  grantedTitle: 'コインを獲得しました',
  grantedText_other: '{{count}}ポイントを{{coins}}に交換しました。',
  openTitle: 'ポイントを交換しています',
  openText: '数分かかる場合があります。コインは自動的に追加されます。',
  cancelledTitle: '交換をキャンセルしました',
  failedTitle: 'ポイントを交換できませんでした',
  noCoinsText: 'コインは追加されていません。いつでももう一度お試しいただけます。',
  unknownTitle: 'この交換は確認できません',
  unknownText: '別のアカウントの交換か、リンクが正しくない可能性があります。',
  toWall: '無料コインの獲得へ戻る',
};
