/** Banks that refunds are paid through, in won, by the codes under which they clear in Korea. */
export const refundBanks = [
  { code: '004', name: 'KB Kookmin Bank (KB국민은행)' },
  { code: '088', name: 'Shinhan Bank (신한은행)' },
  { code: '020', name: 'Woori Bank (우리은행)' },
  { code: '081', name: 'Hana Bank (하나은행)' },
  { code: '011', name: 'NH NongHyup Bank (NH농협은행)' },
  { code: '003', name: 'IBK Industrial Bank of Korea (IBK기업은행)' },
  { code: '090', name: 'KakaoBank (카카오뱅크)' },
  { code: '092', name: 'Toss Bank (토스뱅크)' },
  { code: '089', name: 'K bank (케이뱅크)' },
  { code: '002', name: 'Korea Development Bank (KDB산업은행)' },
  { code: '007', name: 'Suhyup Bank (Sh수협은행)' },
  { code: '023', name: 'SC First Bank (SC제일은행)' },
  { code: '027', name: 'Citibank Korea (한국씨티은행)' },
  { code: '031', name: 'iM Bank (iM뱅크)' },
  { code: '032', name: 'Busan Bank (부산은행)' },
  { code: '034', name: 'Kwangju Bank (광주은행)' },
  { code: '035', name: 'Jeju Bank (제주은행)' },
  { code: '037', name: 'Jeonbuk Bank (전북은행)' },
  { code: '039', name: 'Kyongnam Bank (경남은행)' },
  { code: '045', name: 'KFCC (새마을금고)' },
  { code: '048', name: 'Shinhyup (신협)' },
  { code: '071', name: 'Korea Post (우체국)' },
] as const satisfies readonly { readonly code: string; readonly name: string }[];

/** The name of a bank by its code; null for one through which nothing is paid. */
export function refundBankName(code: string): string | null {
  return refundBanks.find((bank) => bank.code === code)?.name ?? null;
}
