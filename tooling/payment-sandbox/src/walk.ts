import type { Scenario } from '#payments/scenarios.ts';

/**
 * What somebody does on the page of a payment, without a browser: gives the address at which the
 * browser comes back, or null where it is never sent there.
 */
export async function answerPayment(
  url: string,
  answer: 'approve' | 'decline' | 'leave',
  scenario: Scenario = 'normal',
): Promise<URL | null> {
  const sent = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ answer, scenario }),
    redirect: 'manual',
  });
  const location = sent.headers.get('location');
  return location === null ? null : new URL(location);
}
