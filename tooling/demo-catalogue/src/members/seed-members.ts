import { loginTypes } from '@hanji/contract/vocabulary.ts';
import type { Database } from '@hanji/server/db/client.ts';
import { inTransaction, type Transaction } from '@hanji/server/db/executor.ts';
import { member } from '@hanji/server/db/schema/account/access.ts';
import { consent, externalLogin } from '@hanji/server/db/schema/account/credentials.ts';
import { standardVersion } from '@hanji/server/modules/account/consents/standard-policies.ts';
import { grantCoins } from '@hanji/server/modules/wallet/grants/grant-coins.ts';
import { grantTickets } from '@hanji/server/modules/wallet/grants/grant-tickets.ts';
import { hashPassword } from '@hanji/server/modules/account/credentials/password-hash.ts';
import { addProducts } from '@hanji/server/modules/payment/products.ts';
import { inArray } from 'drizzle-orm';
import { demoProducts } from '#products/demo-products.ts';
import { type DemoMember, demoMembers, demoPassword } from './demo-members.ts';
import { seedInbox } from './inbox/seed-inbox.ts';
import { seedRefunds } from './refunds/seed-refunds.ts';
import { seedReading } from './seed-reading.ts';

/** What every member has agreed to. */
const agreed = ['terms_of_use', 'privacy_policy'] as const;

const dayMs = 86_400_000;

async function give(tx: Transaction, { id, coins = [], tickets = [] }: DemoMember, now: Date) {
  const to = (days: number | undefined) => ({
    memberId: id,
    expiresAt: days === undefined ? null : new Date(now.getTime() + days * dayMs),
    operator: 'demo',
    reason: 'an account of the demo',
  });
  for (const given of coins) {
    await grantCoins(tx, { ...to(given.days), kind: 'free', coins: given.coins }, now);
  }
  for (const given of tickets) {
    await grantTickets(tx, { ...to(given.days), kind: 'ticket', tickets: given.tickets }, now);
  }
}

async function addMember(db: Database, added: DemoMember, now: Date) {
  const { id, email, nickname, columns, login: subject } = added;
  const passwordHash = await hashPassword(demoPassword);
  await inTransaction(db, async (tx) => {
    const [stored] = await tx
      .insert(member)
      .values({
        id,
        email,
        nickname,
        passwordHash,
        passwordChangedAt: now,
        lastSignedInAt: now,
        ...columns(now),
      })
      // Somebody may have opened an account by the same address.
      .onConflictDoNothing()
      .returning({ id: member.id });
    if (stored === undefined) return;
    await tx.insert(consent).values(
      agreed.map((type) => ({
        memberId: id,
        type,
        version: standardVersion,
        agreed: true,
        saidAt: now,
      })),
    );
    await give(tx, added, now);
    await seedInbox(tx, id, now);
    if (subject === undefined) return;
    // Somebody may have come by the stand-in under that name.
    await tx
      .insert(externalLogin)
      .values(loginTypes.map((loginType) => ({ loginType, subject, memberId: id, linkedAt: now })))
      .onConflictDoNothing();
  });
}

/**
 * Adds the members of the demo that are not there, and gives the reader among them something to
 * have read once there are works; and what coins they can buy. What was changed stays as it is.
 */
export async function seedMembers(db: Database, now: Date): Promise<void> {
  const ids = demoMembers.map(({ id }) => id);
  const known = await db.select({ id: member.id }).from(member).where(inArray(member.id, ids));
  const isKnown = new Set(known.map(({ id }) => id));
  for (const each of demoMembers) if (!isKnown.has(each.id)) await addMember(db, each, now);
  await addProducts(db, demoProducts);
  await seedReading(db, now);
  await seedRefunds(db, now);
}
