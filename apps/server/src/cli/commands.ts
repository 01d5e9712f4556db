import type { Command } from './command.ts';

/** Every command of `pnpm hanji`, in the order of the help text; loaded when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve/serve.ts')).serve,
  migrate: async () => (await import('./migrate.ts')).migrate,
  import: async () => (await import('./import/import.ts')).importCommand,
  withdraw: async () => (await import('./withdraw.ts')).withdraw,
  sweep: async () => (await import('./sweep.ts')).sweep,
  wallet: async () => (await import('./wallet/wallet.ts')).walletCommand,
  gift: async () => (await import('./inbox/gift.ts')).giftCommand,
  message: async () => (await import('./inbox/message.ts')).messageCommand,
  mission: async () => (await import('./inbox/mission.ts')).missionCommand,
  notice: async () => (await import('./help/notice.ts')).noticeCommand,
  event: async () => (await import('./events/event.ts')).eventCommand,
  contest: async () => (await import('./contest/contest.ts')).contestCommand,
  guide: async () => (await import('./contest/guide.ts')).guideCommand,
  inquiries: async () => (await import('./help/inquiries.ts')).inquiriesCommand,
  comments: async () => (await import('./comments/comments.ts')).commentsCommand,
  challenge: async () => (await import('./challenge/challenge.ts')).challengeCommand,
  ledger: async () => (await import('./wallet/ledger.ts')).ledger,
  close: async () => (await import('./close/close.ts')).close,
  refund: async () => (await import('./refund/refund.ts')).refundCommand,
  push: async () => (await import('./push/push.ts')).push,
  jobs: async () => (await import('./jobs/jobs.ts')).jobs,
};
