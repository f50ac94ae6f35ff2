import { isIPv4 } from 'node:net';

/** What a host is called from the machine itself: what goes there crosses no network. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}

interface MailServer {
  /** SMTP_URL without what is ours in it. */
  url: string;
  /** Whether nothing is said to the server, no password and no mail, before the connection is encrypted (STARTTLS). */
  requireTLS: boolean;
}

/**
 * Reads SMTP_URL. `smtp://` demands STARTTLS, for whoever stands between us and the server can otherwise take its offer out
 * of the greeting and read along; not of a server on this machine, and not with `?tls=optional`.
 */
export function readMailServer(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const tls = url.searchParams.get('tls');
  url.searchParams.delete('tls');
  const isDemanded = tls === 'required' || (tls !== 'optional' && !isThisMachine(url.hostname));
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && isDemanded };
}
