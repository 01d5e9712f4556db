import type { Phrases } from '../../phrases.ts';

export const offerwall: Phrases<'zh-TW', 'offerwall'> = {
  title: '獲得免費代幣',
  intro: '在此獲得的代幣完全免費，會比購買的代幣優先使用。',
  missionTitle: '任務',
  missionText: '試用服務、註冊會員或看影片，即可獲得代幣。',
  missionNow_other: '{{count}} 個任務，共 {{coins}}',
  missionNone: '目前沒有可參加的任務。',
  missionOpen: '查看任務',
  conversionTitle: '卡片點數',
  conversionText: '將您的卡片點數兌換成代幣。',
  conversionOpen: '兌換點數',
  partnerNote:
    '兩者皆由合作夥伴在其網頁上提供。您輸入的內容不會傳送給本服務，本服務只會收到您獲得的代幣數量。',
  emptyTitle: '目前沒有免費代幣',
  emptyText: '請稍後再來看看。',
  grantedTitle: '代幣已入帳',
  grantedText_other: '已將 {{count}} 點兌換成 {{coins}}。',
  openTitle: '正在兌換點數',
  openText: '可能需要幾分鐘。代幣會自動入帳。',
  cancelledTitle: '已取消兌換',
  failedTitle: '無法兌換點數',
  noCoinsText: '未加入任何代幣。您可以隨時再試一次。',
  unknownTitle: '查無此次兌換',
  unknownText: '此次兌換可能屬於其他帳號，或連結不完整。',
  toWall: '返回免費代幣',
};
