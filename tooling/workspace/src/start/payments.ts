import { paymentMethods } from '@hanji/contract/vocabulary.ts';
import { offerPartners } from '@hanji/contract/offerwall-vocabulary.ts';
import { portError } from '@hanji/server/serve/listening/addresses.ts';
import { isForThisMachine } from '@hanji/server/settings/is-for-this-machine.ts';
import { offerVariable } from '@hanji/server/settings/outside/offerwall.ts';
import { paymentVariable } from '@hanji/server/settings/outside/payments.ts';
import type { Settings } from '@hanji/server/settings/settings.ts';
import { nobody, portOf, type Environment, type StandingIn } from './standing-in.ts';

const portName = 'HANJI_PORT_PAYMENTS';
const standardPort = '4121';

/**
 * Starts the payment sandbox, a process of its own, for each way to pay and each partner of the offer
 * wall that no setting names, where this machine alone can reach the service: no money moves there.
 * @throws SettingError, StartError
 */
export async function startPayments(
  environment: Environment,
  settings: Settings,
): Promise<StandingIn> {
  const missing = paymentMethods.filter((payment) => settings.payments[payment] === undefined);
  const offers = offerPartners.filter((partner) => settings.offerWall[partner] === undefined);
  if (missing.length + offers.length === 0 || !isForThisMachine(settings)) return nobody;
  const port = portOf(environment, portName, standardPort);
  // Loaded beside what the start waits for.
  const { startSandbox } = await import('@hanji/payment-sandbox/start-sandbox.ts');
  const sandbox = await startSandbox(port).catch((error: unknown) => {
    throw portError(portName, port, error);
  });
  await sandbox.sendNoticesTo(`${settings.publicUrls.server}/payments/notice`);
  await sandbox.sendOffersTo(`${settings.publicUrls.server}/offerwall/notice`);
  return {
    environment: Object.fromEntries([
      ...missing.map((payment) => [paymentVariable(payment), sandbox.setting(payment)]),
      ...offers.map((partner) => [offerVariable(partner), sandbox.offerSetting]),
    ]),
    addresses: [{ name: 'payments', url: sandbox.url }],
    stop: () => sandbox.stop(),
  };
}
