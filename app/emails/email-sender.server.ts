import type { SendMailOptions } from 'nodemailer';
import { type MailContent, type OutgoingMail, openMailer } from '#platform/mail/mailer.ts';
import { emailText, type Letter, pictureId } from './email.server.ts';
import { emailHtml } from './email-layout.server.ts';

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
  const mailer = openMailer(...settings);
  return {
    deliver: ({ letter, ...mail }) => mailer.deliver({ ...mail, content: renderEmail(letter) }),
    close: () => mailer.close(),
  };
}

/** The e-mail as a mail server takes it: text, HTML, picture and calendar entry. */
function renderEmail(letter: Letter): MailContent {
  return {
    subject: letter.subject,
    text: emailText(letter),
    html: emailHtml(letter),
    attachments: attachmentsOf(letter),
  };
}

function attachmentsOf({ picture, calendar }: Letter): SendMailOptions['attachments'] {
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
