import { hostname } from 'node:os';
import type { Sender } from '#platform/http/security/trusted-proxies.ts';

interface Parts {
  publicUrl?: string | undefined;
  /** The value of HOST: the address or name on which the site listens. */
  host: string;
}

interface Arrival {
  localAddress?: string | undefined;
  localPort?: number | undefined;
}

export type ReadCachedOrigin = (origin: string, sender: Sender, arrival: Arrival) => string;

/**
 * Returns the origin that a shared page is rendered for and cached under. Without PUBLIC_URL anybody can ask for any
 * host: one that names this machine at its port has pages of its own, every other one gets those of `localhost`. What
 * a trusted proxy says is believed.
 */
export function createReadCachedOrigin({ publicUrl, host }: Parts): ReadCachedOrigin {
  const names = new Set(['localhost', host.toLowerCase(), hostname().toLowerCase()]);

  function read(origin: string, localAddress: string, localPort: number): string {
    const asked = new URL(origin);
    const name = asked.hostname.replace(/^\[|\]$/g, '');
    const isOurs = (names.has(name) || name === localAddress) && ['', String(localPort)].includes(asked.port);
    return isOurs ? origin : `http://localhost:${localPort}`;
  }

  return (origin, sender, { localAddress = '', localPort = 0 }) => {
    if (publicUrl || sender.isProxied) return origin;
    return read(origin, localAddress.startsWith('::ffff:') ? localAddress.slice(7) : localAddress, localPort);
  };
}
