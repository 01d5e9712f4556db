import type { HelpTexts } from '../help-texts.ts';

export const texts: HelpTexts = {
  welcome: {
    title: 'Welcome to Hanji',
    category: 'News',
    body: `Hanji is open: web comics and web novels, chapter by chapter.

- Free chapters can be read without signing in.
- Sign in to pick up where you left off, on any device.
- Subscribe to a title, and your library shows when a new chapter is out.

Questions? Check the [frequently asked questions](/document/faq) first.`,
  },
  answers: {
    title: 'When we answer your messages',
    category: 'News',
    body: `We answer messages in the order we receive them, **on weekdays from 9 AM to 5 PM (UTC)**. What comes in on a weekend is read on the next weekday.

Tell us the title, the chapter and your device, and we can help you sooner.`,
  },
  'forgot-password': {
    title: 'I forgot my password',
    category: 'Account',
    body: `Enter your email address on the [Forgot your password?](/password/find) page. We’ll send you a link to set a new one. It works once, **for 10 minutes**.

If the email doesn’t arrive, check your spam folder too.`,
  },
  coins: {
    title: 'In what order are my coins used?',
    category: 'Coins and payment',
    body: `Free and bonus coins go first, **those that expire soonest** before the others. Bought coins come after them, the oldest first.

Your [coin history](/coin/history/distributed) shows what you have received and what you have used.`,
  },
  'wait-free': {
    title: 'How does “Wait until free” work?',
    category: 'Reading',
    body: `When the gauge on a title’s page is full, you can read one of its chapters for free. Then it begins to fill again, and the title’s page shows **how long it takes**.

You need to be signed in.`,
  },
};
