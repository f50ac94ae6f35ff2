import type { SendMailOptions } from 'nodemailer';
import { emailHtml } from '#app/emails/email-layout.server.ts';
import type { MailContent } from '#platform/mail/mailer.ts';
import { emailText, type Letter, pictureId } from './email.server.ts';

/** The e-mail as a mail server takes it: text, HTML, picture and calendar entry. */
export function renderEmail(letter: Letter): MailContent {
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
