import { lookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { StartError, systemErrorCode } from '#errors/start-error.ts';
import { freePort, probePort } from '#postgres/process/free-port.ts';
import { originNames, portVariable, type OriginName } from '#settings/origins.ts';
import type { Settings } from '#settings/settings.ts';

const loopback = ['127.0.0.1', '::1'];

/** The addresses to listen at for a host; `localhost` is both loopbacks, where the machine has both. */
export async function hostAddresses(host: string): Promise<string[]> {
  if (host === 'localhost') {
    const present = Object.values(networkInterfaces()).flatMap((cards) => cards ?? []);
    const found = loopback.filter((address) => present.some((card) => card.address === address));
    return found.length === 0 ? ['127.0.0.1'] : found;
  }
  try {
    const { address } = await lookup(host);
    return [address];
  } catch {
    throw new StartError(
      `HANJI_HOST=${host}: there is no such host: use localhost or an address of this machine`,
    );
  }
}

/** Why a port cannot be listened at, in one line. */
export function portError(variable: string, port: number, error: unknown): StartError {
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `port ${port} is taken by another program: stop that one, or set ${variable} to another port`,
    );
  }
  return new StartError(
    `port ${port} cannot be listened at (${code ?? String(error)}): set ${variable} to another port, or mend HANJI_HOST`,
  );
}

/**
 * Sees that every port is free before anything else is touched, and settles those that were left
 * open (0), so that the settings say the real addresses.
 * @throws StartError naming the first port that is taken.
 */
export async function settlePorts(settings: Settings, hosts: string[]): Promise<Settings> {
  const ports: Record<OriginName, number> = { ...settings.ports };
  const publicUrls: Record<OriginName, string> = { ...settings.publicUrls };
  const served = originNames.filter(
    (name) => name === 'server' || settings.editions.includes(name),
  );
  for (const name of served) {
    try {
      if (ports[name] === 0) ports[name] = await freePort(hosts);
      else for (const host of hosts) await probePort(ports[name], host);
    } catch (error) {
      throw portError(portVariable[name], ports[name], error);
    }
    if (publicUrls[name] === 'http://localhost:0')
      publicUrls[name] = `http://localhost:${ports[name]}`;
  }
  return { ...settings, ports, publicUrls };
}
