import { accessSync, constants } from 'node:fs';
import { Refusal } from './refusal.ts';

const parameters = ['sslrootcert', 'sslcert', 'sslkey'];

/**
 * Throws a Refusal if a database's URL names a certificate file that cannot be read; `pg` would look for it at each
 * connection.
 */
export function checkCertificateFiles(urls: Record<string, string | undefined>): void {
  for (const [variable, url = ''] of Object.entries(urls)) {
    const named = new URLSearchParams(url.replace(/^[^?]*\??/, ''));
    for (const parameter of parameters) {
      const file = named.get(parameter);
      if (!file) continue;
      try {
        accessSync(file, constants.R_OK);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new Refusal(`${variable} names ${file} as its ${parameter}, which cannot be read here (${code}).`);
      }
    }
  }
}
