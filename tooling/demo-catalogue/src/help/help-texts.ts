/** What the demo has to say to its readers, by the keys of its documents. */
export const helpDocuments = {
  welcome: { type: 'notice', position: 0, daysAgo: 20 },
  answers: { type: 'notice', position: 0, daysAgo: 3 },
  'forgot-password': { type: 'faq', position: 1, daysAgo: 20 },
  coins: { type: 'faq', position: 2, daysAgo: 20 },
  'wait-free': { type: 'faq', position: 3, daysAgo: 20 },
} as const;

export const helpKeys = ['welcome', 'answers', 'forgot-password', 'coins', 'wait-free'] as const;

/** All of it in one language; `body` is Markdown. */
export type HelpTexts = Readonly<
  Record<
    keyof typeof helpDocuments,
    { readonly title: string; readonly category: string; readonly body: string }
  >
>;
