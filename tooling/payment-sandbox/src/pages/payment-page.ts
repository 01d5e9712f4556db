import type { Payment } from '#payments/payments.ts';
import { scenarios } from '#payments/scenarios.ts';

const styles = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6 }
body { margin: 0 auto; max-width: 32rem; padding: 1.5rem 1rem }
button, select { font: inherit; padding: 0.375rem 0.75rem }
form { display: grid; gap: 0.75rem; margin: 1rem 0 }
`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

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
