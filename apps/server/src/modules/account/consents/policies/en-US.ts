import type { PolicyTexts } from './policy-texts.ts';

export const english: PolicyTexts = {
  terms_of_use: {
    title: 'Terms of use',
    body: `These terms apply between you and the operator of this service, where comics and novels are read chapter by chapter.

## Your account

- An account belongs to one person. Give an email address that is yours, and keep your password to yourself.
- You can see where you are signed in, and sign out other devices, on your account page.
- After a year without a sign-in, an account becomes dormant. It is kept, and you can reactivate it by signing in.
- You can delete your account at any time. It is deleted for good after 7 days.

## Reading

- Free chapters can be read without an account. Others can be unlocked or rented with coins, tickets or by waiting, on the terms shown with each chapter before you decide.
- What you read is for yourself. Copying, publishing or selling it is not allowed.
- A title can leave the service when the rights to it end.
- Some titles are for adults and are shown only after you have agreed, and, where the law requires it, after your age has been verified.

## Fair use

Do not disrupt the service, get around its limits or use somebody else’s account. We may close an account that does so, and tell its owner why.

## Changes

When these terms change, you are asked to agree to the new version at your next sign-in. Until then, the version that you agreed to applies.

## Questions

Write to {{supportEmail}}. The law of the place where you live protects you in any case.`,
  },
  privacy_policy: {
    title: 'Privacy policy',
    body: `This policy says what the service keeps about you, what for, and for how long.

## What is kept

- Of your account: email address, nickname, language, profile picture and mobile number if you give them, and when you last signed in. Of your password, only a hash from which it cannot be read.
- Which external providers you sign in with, and when your age was verified. Documents are not kept.
- What you agreed to, in which version and when.
- Which chapters you opened and finished and how far you read, so that you can continue.
- Of every sign-in: the kind of browser and device, and when it was last used.
- Of an inquiry: what you write and attach, and the email address that we reply to. It is removed a year after the inquiry is settled.
- Without an account, your place in what you read is kept under a digest of your network address, from which the address cannot be read.

## What it is for

Only to run the service: to let you in, to remember what you read, to send codes and notices that you need, and to protect accounts. How screens are used is counted without names.

## Cookies

The service sets only cookies that it needs: for your sign-in, your language and your choice about titles for adults. None of them is for advertising.

## Who else receives it

Nobody, except those who carry out what you ask for: the mail server that delivers our emails, an external provider if you sign in with it, and the verifier if you verify your age.

## How long

Codes and links in emails are valid for 10 minutes. When you delete your account, everything about you is removed after 7 days; figures without your name remain.

## Your rights

You can see and change your details on your account page, delete your account there, and ask us anything else at {{supportEmail}}.`,
  },
  marketing_notification: {
    title: 'Notifications about titles and events',
    body: `If you agree, we tell you about new titles, updates and events by email and by notifications of the site.

- This is optional. The service works the same without it.
- We use your email address, your language and what you read, for this purpose only.
- Nothing is sent at night, from 9 PM to 8 AM.
- You can turn it off at any time on your account page. Emails that you need, such as verification codes, are sent either way.`,
  },
  advertisement: {
    title: 'Offers and advertising',
    body: `If you agree, our notices to you may contain offers and advertising, such as discounts on coins.

- This is optional. The service works the same without it.
- Your details are not passed on to advertisers.
- You can withdraw your agreement at any time on your account page, or by writing to {{supportEmail}}.`,
  },
  youth_protection_policy: {
    title: 'Youth protection policy',
    body: `Children and young people read here, too. This policy explains how they are protected from what is not meant for them.

## Age ratings

- Every title has a rating: all ages, 12, 15 or 19. It is shown on the title’s page.
- Ratings consider violence, sexuality, fear, drugs and language, and are reviewed when a title changes.

## Titles for adults

- Titles rated 19 open only for readers who have confirmed that they are old enough and, where the law requires it, have proved it.
- Until then, their covers are hidden or blurred, including in lists and search.
- Age verification is valid for a year.

## Comments

- Every comment can be reported. Reports are reviewed by people, and what is harmful is removed.
- Nobody has to give their real name, school or address to comment, and nobody should ask for it.

## What parents can do

- Talk with your child about what they read, and look at the ratings together.
- If your child has spent money without your consent, or has seen something that should not have been shown, write to us. We look into it first.

## Whom to ask

For questions about youth protection, write to {{supportEmail}}.`,
  },
};
