import type { SendMailOptions } from 'nodemailer';
import { type MailContent, type OutgoingMail, openMailer } from '#platform/mail/mailer.ts';
import { type EmailContent, emailHtml, pictureId } from './email-layout.server.ts';

export interface Mail extends Omit<OutgoingMail, 'content'> {
  content: EmailContent;
}

export interface EmailSender {
  /** Resolves once the mail is handed over; rejects if it must be tried again. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends the site's e-mails: to SMTP_URL, or without it to files in `DATA_DIR/outbox`, each once. */
export function openEmailSender(...settings: Parameters<typeof openMailer>): EmailSender {
  const mailer = openMailer(...settings);
  return {
    deliver: (mail) => mailer.deliver({ ...mail, content: renderEmail(mail.content) }),
    close: () => mailer.close(),
  };
}

/** Renders an e-mail for the mail server: text, HTML, picture and calendar entry. */
function renderEmail(email: EmailContent): MailContent {
  return {
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
    attachments: attachmentsOf(email),
  };
}

/** Returns the plain text of a mail. Lines are not wrapped: mail programs do that. */
export function emailText({ opening, facts, words = [], steps, closing, call }: EmailContent): string {
  const rows = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const next = steps ? [steps.heading, ...steps.items.map((item, index) => `${index + 1}. ${item}`)].join('\n') : '';
  const phone = call ? `${call.label}: ${call.phone}` : '';
  return `${[...opening, rows, ...words, next, phone, ...closing].filter(Boolean).join('\n\n')}\n`;
}

function attachmentsOf({ picture, calendar }: EmailContent): SendMailOptions['attachments'] {
  return [
    ...(picture
      ? [
          {
            filename: 'tivoli.jpg',
            content: picture.bytes,
            contentType: 'image/jpeg',
            contentDisposition: 'inline' as const,
            cid: pictureId,
          },
        ]
      : []),
    ...(calendar
      ? [
          {
            filename: calendar.name,
            content: calendar.content,
            contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          },
        ]
      : []),
  ];
}
