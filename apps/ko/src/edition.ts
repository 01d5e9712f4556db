import { editions, supportEmail } from '@hanji/contract/editions.ts';
import { defineEdition } from '@hanji/edition/edition.ts';

export const edition = defineEdition({
  id: 'ko',
  // Languages, time zone, currency and capabilities: the service has to agree on them.
  ...editions.ko,
  signIn: ['wallet', 'email', 'apple', 'google', 'facebook', 'naver', 'kakao'],
  supports: {
    mature: { switch: true, blurUntilVerified: true },
    wallet: { withdrawalNotice: true },
    footer: { businessInformation: true },
  },
  business: {
    company: '(주)한지',
    representative: '김한지',
    businessNumber: '000-00-00000',
    mailOrderNumber: '제0000-서울종로-0000호',
    address: '서울특별시 종로구 종이길 1',
    contact: supportEmail,
  },
});
