import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '#platform/config.ts';

export type MailContent = Required<Pick<SendMailOptions, 'subject' | 'text' | 'html'>> &
  Pick<SendMailOptions, 'attachments'>;

export interface OutgoingMail {
  /** The same mail sent again has the same Message-ID. It has letters, digits, dots, hyphens and underscores. */
  id: string;
  to: string | { name: string; address: string };
  cc?: string;
  replyTo?: string | { name: string; address: string };
  date: Date;
  content: MailContent;
}

export interface Mailer {
  /** Resolves once the mail is handed over; rejects if it must be tried again. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The connections to the mail server: so many mails are sent at once. */
const parallelMails = 6;
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail to SMTP_URL, or without it writes `DATA_DIR/outbox/*.eml`, each once. */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  smtpLimits: Partial<typeof SMTP_LIMITS> = {},
): Mailer {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const message = ({ id, content, ...mail }: OutgoingMail): SendMailOptions => ({
    ...mail,
    ...safety,
    from: config.mailFrom,
    messageId: `<${id}@${domainOf(config.mailFrom)}>`,
    ...content,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });

  if (config.smtpUrl) {
    const smtp = createTransport({
      ...readMailServer(config.smtpUrl),
      pool: true,
      maxConnections: parallelMails,
      ...SMTP_LIMITS,
      ...smtpLimits,
    });
    return {
      deliver: async (mail) => void (await smtp.sendMail(message(mail))),
      close: () => smtp.close(),
    };
  }

  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = outboxOf(config.dataDir);
  return {
    async deliver(mail) {
      const file = join(outbox, `${mail.id}.eml`);
      if (await exists(file)) return;
      const { message: content } = await writer.sendMail(message(mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const draft = `${file}.${crypto.randomUUID()}.tmp`;
      await writeFile(draft, content as Buffer, { mode: 0o600, flush: true });
      await rename(draft, file);
    },
    close: () => writer.close(),
  };
}

/** Mail is written to this folder while no mail server is configured. */
export function outboxOf(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Returns the domain of "Hotel <hello@example.com>". */
function domainOf(mailbox: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost';
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

interface MailServer {
  /** SMTP_URL without the parameter `tls`, which is our own. */
  url: string;
  /** Whether neither password nor mail is sent before the connection is encrypted (STARTTLS). */
  requireTLS: boolean;
}

/** Demands STARTTLS, whose offer an attacker could remove, unless it is this machine or `?tls=optional`. */
export function readMailServer(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl);
  const tls = url.searchParams.get('tls');
  url.searchParams.delete('tls');
  const isDemanded = tls === 'required' || (tls !== 'optional' && !isThisMachine(url.hostname));
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && isDemanded };
}

/** Whether the host is this machine, so that nothing crosses a network. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
