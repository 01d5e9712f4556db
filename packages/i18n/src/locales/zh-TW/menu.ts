import type { Phrases } from '../../phrases.ts';

export const menu: Phrases<'zh-TW', 'menu'> = {
  challenge: '挑戰區',
  commentHistory: '我的留言',
  manageTitles: '作品管理',
  settings: '設定',
  notices: '公告',
  help: '客服中心',
  coins: '代幣',
  freeCoins: '免費代幣',
  tickets: '閱讀券',
  signInPitch: '登入後，換裝置也能接著讀。',
  signInWith: '使用 {{provider}} 登入',
  signInByEmail: '使用電子郵件登入',
  byEmail: '電子郵件',
  matureSwitch: '顯示 19+ 作品',
  on: '開',
  off: '關',
  matureSignInTitle: '請先登入',
  matureSignInText: '限制級作品僅供登入的讀者閱讀。',
  toTop: '回到頂端',
  toasts: '訊息',
};
