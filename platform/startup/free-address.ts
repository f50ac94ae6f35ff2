import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** Turns an error of `listen` into a sentence about the configuration; any other error is passed on. */
export function explainListenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new Refusal(`PORT ${port} is taken: stop what listens there, or set PORT to a free port.`);
    case 'EACCES':
      return new Refusal(`PORT ${port} is not open to this user: set PORT to a port from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new Refusal(`HOST must be an address or a host name of this machine, not "${host}".`);
    default:
      return error;
  }
}

/** Listens for a moment, so that a taken port is reported before the database is prepared. */
export function checkAddress(address: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenError(error, address)));
    probe.listen(address, () => probe.close(() => resolve()));
  });
}
