import { type Mailer, type OutgoingMail, openMailer } from '#platform/mail/mailer.ts';
import type { Letter } from './email.server.ts';
import { renderEmail } from './render-email.server.ts';

export interface Mail extends Omit<OutgoingMail, 'content'> {
  letter: Letter;
}

export interface EmailSender {
  /** Resolves once the mail is handed over; rejects where it must be tried again. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends the site's e-mails: to SMTP_URL, or without one to files in `DATA_DIR/outbox`, each once. */
export function openEmailSender(...settings: Parameters<typeof openMailer>): EmailSender {
  const mailer: Mailer = openMailer(...settings);
  return {
    deliver: ({ letter, ...mail }) => mailer.deliver({ ...mail, content: renderEmail(letter) }),
    close: () => mailer.close(),
  };
}
