import { createHmac } from 'node:crypto';

interface Provider {
  /** One mailbox has the same name at all of these. */
  domains: readonly string[];
  /** What the provider ignores in the name. */
  ignored?: RegExp;
  /** What begins the part that the provider ignores, besides a plus. */
  tag?: '-';
}

/**
 * Where several spellings reach one mailbox: Gmail's help on dots (support.google.com/mail/answer/7436150), Proton's on
 * "addresses and aliases", Apple's on icloud.com, me.com and mac.com, Yahoo's on disposable addresses. What follows a
 * plus is ignored everywhere: Gmail and every house that Google hosts, Outlook, iCloud, Fastmail and Proton do so.
 */
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  ...['yahoo.com', 'yahoo.in', 'yahoo.co.in', 'ymail.com', 'rocketmail.com'].map(
    (domain) => ({ domains: [domain], tag: '-' }) as const,
  ),
];

/** Returns one spelling for all addresses that reach the same mailbox, as far as its provider is known. */
export function mailboxOf(address: string): string {
  const typed = address.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1);
  const provider = providers.find(({ domains }) => domains.includes(domain));
  const untagged = (text: string, tag: string) => (text.indexOf(tag) > 0 ? text.slice(0, text.indexOf(tag)) : text);
  let name = untagged(typed.slice(0, at), '+');
  if (provider?.tag) name = untagged(name, provider.tag);
  if (provider?.ignored) name = name.replace(provider.ignored, '');
  return `${name}@${provider?.domains[0] ?? domain}`;
}

/** Returns a name for the mailbox that may be stored: without `secret` nobody can say whose it is. */
export function mailboxKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(mailboxOf(address)).digest('hex');
}
