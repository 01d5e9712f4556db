import { page } from '#pages/page.ts';
import { offerScenarios } from './offer-scenarios.ts';
import { missions, pointsOfCard, pointsOfCoin, type Conversion } from './offers.ts';

const options = offerScenarios.map((name) => `<option>${name}</option>`).join('');
const wrong = `<label>What goes wrong <select name="scenario">${options}</select></label>`;

/** The wall of missions: those that are left can be done. */
export function wallPage(left: readonly { readonly name: string }[]): string {
  const rows = missions.map(({ name, coins }) => {
    const open = left.some((each) => each.name === name);
    const state = open
      ? `<button name="mission" value="${name}">${name}</button>`
      : `${name}: done`;
    return `<li>${state} (${coins} coins)</li>`;
  });
  return page(
    'Sandbox of pincrux',
    `<p>No advertiser is asked.</p><form method="post"><ul>${rows.join('')}</ul>${wrong}</form>`,
  );
}

/** Where points of a card become coins. */
export function pointsPage(): string {
  return page(
    'Sandbox of pointpark',
    `<p>${pointsOfCard} points are left on the card; ${pointsOfCoin} of them are a coin.</p>
<form method="post">
<label>Points <input name="points" type="number" value="1000" min="${pointsOfCoin}" max="${pointsOfCard}" step="${pointsOfCoin}"></label>
<button name="answer" value="convert">Convert</button>
<button name="answer" value="decline">Be declined</button>
${wrong}
</form>`,
  );
}

/** Tells the page around it, and leads back whoever has come without one. */
export function conversionPage({ conversionId, openerOrigin, returnTo }: Conversion): string {
  const message = JSON.stringify({ type: 'pointConversion', id: conversionId });
  const script = `if (parent !== window) parent.postMessage(${message}, ${JSON.stringify(openerOrigin)})`;
  const safe = script.replaceAll('<', '\\u003c');
  const href = returnTo.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return page(
    'Sandbox of pointpark',
    `<p>That is all here. <a href="${href}">Back</a></p><script>${safe}</script>`,
  );
}
