import type { Payment } from '#payments/payments.ts';
import { scenarios } from '#payments/scenarios.ts';
import { page } from './page.ts';

/** The page on which somebody says what becomes of a payment. */
export function paymentPage({ by, amount, currency }: Payment): string {
  const options = scenarios.map((name) => `<option>${name}</option>`).join('');
  return page(
    `Sandbox of ${by}`,
    `<p>Pay ${amount} ${currency}, in its smallest unit? No money moves.</p>
<form method="post">
<button name="answer" value="approve">Approve</button>
<button name="answer" value="decline">Decline</button>
<button name="answer" value="leave">Leave</button>
<label>What goes wrong <select name="scenario">${options}</select></label>
</form>`,
  );
}

/** Where a browser stays that is never sent back. */
export function lostPage(): string {
  return page('Sandbox', '<p>The way back got lost. Close this window.</p>');
}
