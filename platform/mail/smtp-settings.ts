import { isIPv4 } from 'node:net';

/** Whether the host is this machine, so that nothing crosses a network. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

interface MailServer {
  /** SMTP_URL without the parameter `tls`, which is our own. */
  url: string;
  /** Whether neither password nor mail is sent before the connection is encrypted (STARTTLS). */
  requireTLS: boolean;
}

/**
 * Reads SMTP_URL. `smtp://` demands STARTTLS, because an attacker on the network could otherwise remove the server's
 * offer of it and read along. A server on this machine and `?tls=optional` are exempt.
 */
export function readMailServer(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const tls = url.searchParams.get('tls');
  url.searchParams.delete('tls');
  const isDemanded = tls === 'required' || (tls !== 'optional' && !isThisMachine(url.hostname));
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && isDemanded };
}
