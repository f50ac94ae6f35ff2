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
  /** The id of an earlier mail of ours, which mail programs show together with this one. */
  answers?: string;
  date: Date;
  content: MailContent;
}

/** How many mails are sent at once, each over its own connection. */
const parallelMails = 6;
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Sends mail to SMTP_URL, or without it writes `DATA_DIR/outbox/*.eml`, each once. `deliver` resolves once the mail is
 * handed over, and rejects if it must be tried again.
 */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  smtpLimits: Partial<typeof SMTP_LIMITS> = {},
) {
  const safety = { disableFileAccess: true, disableUrlAccess: true };
  const messageId = (id: string) => `<${id}@${domainOf(config.mailFrom)}>`;
  const message = ({ id, answers, content, ...mail }: OutgoingMail): SendMailOptions => ({
    ...mail,
    ...safety,
    from: config.mailFrom,
    messageId: messageId(id),
    ...(answers && { inReplyTo: messageId(answers), references: messageId(answers) }),
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
      deliver: async (mail: OutgoingMail): Promise<void> => void (await smtp.sendMail(message(mail))),
      close: () => smtp.close(),
    };
  }

  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const outbox = outboxOf(config.dataDir);
  return {
    async deliver(mail: OutgoingMail): Promise<void> {
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

/** Rejects unless the server answers and accepts the name and password. Sends nothing. */
export function checkMailServer(smtpUrl: string): Promise<unknown> {
  return createTransport({ ...readMailServer(smtpUrl), ...SMTP_LIMITS }).verify();
}

/** Returns the folder to which mail is written while no mail server is configured. */
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

/** Requires STARTTLS, except of a server on this machine or with `?tls=optional`: an attacker could remove its offer. */
export function readMailServer(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const tls = url.searchParams.get('tls');
  // The parameter is our own.
  url.searchParams.delete('tls');
  const isRequired = tls === 'required' || (tls !== 'optional' && !isThisMachine(url.hostname));
  // With it, password and mail are sent over an encrypted connection only.
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && isRequired };
}

/** Whether the host is this machine, so that nothing crosses a network. */
function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));
}
