import type { Phrases } from '../../phrases.ts';

export const external: Phrases<'zh-TW', 'external'> = {
  title: '登入',
  working: '正在使用 {{provider}} 登入…',
  connecting: '正在連結 {{provider}}…',
  signUpTitle: '要用 {{provider}} 註冊嗎？',
  signUpText: '這個帳號尚未註冊。',
  signUpFirstTitle: '請先註冊',
  signUpFirstText: '沒有以這個 {{provider}} 帳號註冊的紀錄。',
  signUp: '註冊',
  notFoundTitle: '找不到使用者',
  notFoundText: '這個帳號正在刪除中。',
  completedTitle: '註冊完成',
  completedText: '歡迎來到 Hanji。',
  failedTitle: '登入失敗',
  failedText: '請再試一次，或選擇其他登入方式。',
};
