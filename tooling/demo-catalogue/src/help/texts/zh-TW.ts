import type { HelpTexts } from '../help-texts.ts';

export const texts: HelpTexts = {
  welcome: {
    title: '歡迎來到 Hanji',
    category: '公告',
    body: `Hanji 正式開放，一章一章讀漫畫與小說。

- 免費章節無需登入即可閱讀。
- 登入後，在任何裝置都能從上次的地方繼續。
- 訂閱作品後，有新章節時會顯示在書櫃裡。

有疑問時，請先看看[常見問題](/document/faq)。`,
  },
  answers: {
    title: '回覆時間說明',
    category: '公告',
    body: `我們於**週一至週五**依序回覆您的詢問。週末與假日收到的來信，將於下一個工作日處理。

來信時請附上作品名稱、章節與使用的裝置，能讓我們更快協助您。`,
  },
  'forgot-password': {
    title: '忘記密碼怎麼辦？',
    category: '帳號',
    body: `請在[忘記密碼](/password/find)輸入註冊的電子郵件地址，我們會寄出重設密碼的連結。連結在 **10 分鐘內**可使用一次。

如果沒有收到信，也請看看垃圾郵件匣。`,
  },
  coins: {
    title: '代幣的使用順序是什麼？',
    category: '代幣與付款',
    body: `會先使用免費與贈送的代幣，並從**最快到期的**開始；之後才使用購買的代幣，由最早購買的開始。

您可以在[代幣紀錄](/coin/history/distributed)查看取得與使用的代幣。`,
  },
  'wait-free': {
    title: '「等就免費」怎麼用？',
    category: '閱讀',
    body: `作品頁面上的「等就免費」集滿後，即可免費閱讀一個適用的章節。閱讀後會重新累積，**剩餘時間**會顯示在作品頁面。

此功能需登入後使用。`,
  },
};
