import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { addDays, type Day } from '#app/language/dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { site } from '#content/site.ts';
import { lookUp } from '#platform/look-up.ts';
import { type MailContent, type OutgoingMail, openMailer } from '#platform/mail/mailer.ts';

/** The content of a mail, for its text and its HTML alike. Any value may contain markup: the layout escapes it. */
export interface EmailContent {
  language: Language;
  subject: string;
  opening: string[];
  facts: [label: string, value: string][];
  /** The sender's own words, for the person who answers. */
  words?: string[];
  /** A page of the recipient's own, behind a button. */
  link?: { label: string; href: string; about: string } | undefined;
  steps?: { heading: string; items: string[] };
  closing: string[];
  call?: { label: string; phone: string };
  picture?: EmailPicture;
  calendar?: CalendarFile;
}

export interface EmailPicture {
  alt: string;
  /** A JPEG, because every mail program shows it. */
  bytes: Buffer;
  /** The size at which it is shown, in pixels. */
  width: number;
  height: number;
}

export interface CalendarFile {
  name: string;
  /** iCalendar (RFC 5545). */
  content: string;
}

export interface Mail extends Omit<OutgoingMail, 'content'> {
  content: EmailContent;
}

export type EmailSender = ReturnType<typeof openEmailSender>;

/** Sends the site's e-mails: to SMTP_URL, or without it to files in `DATA_DIR/outbox`, each once. */
export function openEmailSender(...settings: Parameters<typeof openMailer>) {
  const mailer = openMailer(...settings);
  return {
    /** Resolves once the mail is handed over; rejects if it must be tried again. */
    deliver: (mail: Mail) => mailer.deliver({ ...mail, content: renderEmail(mail.content) }),
    close: () => mailer.close(),
  };
}

function renderEmail(email: EmailContent): MailContent {
  return { subject: email.subject, text: emailText(email), html: emailHtml(email), attachments: attachmentsOf(email) };
}

/** Returns the plain text of a mail. Lines are not wrapped: mail programs do that. */
export function emailText({ opening, facts, words = [], link, steps, closing, call }: EmailContent): string {
  const rows = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const next = steps ? [steps.heading, ...steps.items.map((item, index) => `${index + 1}. ${item}`)].join('\n') : '';
  const phone = call ? `${call.label}: ${call.phone}` : '';
  const page = link ? `${link.about}\n${link.label}: ${link.href}` : '';
  return `${[...opening, rows, ...words, page, next, phone, ...closing].filter(Boolean).join('\n\n')}\n`;
}

function attachmentsOf({ picture, calendar }: EmailContent): SendMailOptions['attachments'] {
  const files = [
    picture && {
      filename: 'tivoli.jpg',
      content: picture.bytes,
      contentType: 'image/jpeg',
      contentDisposition: 'inline' as const,
      cid: pictureId,
    },
    calendar && {
      filename: calendar.name,
      content: calendar.content,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
  return files.filter((file) => file !== undefined);
}

/** The HTML names the attached picture by this id. */
export const pictureId = 'picture@tivoli';

/** Mail programs with a dark mode show dark blue; the others show the cream of the attributes below. */
const style = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{color:#7a5a1e}',
  '@media (prefers-color-scheme:dark){',
  '.ground{background:#0b1028!important}',
  '.sheet{background:#152a52!important}',
  '.words,.words td,.words p,.words li,.words h2{color:#fdf8ef!important}',
  '.quiet{color:#cfc9dc!important}',
  '.rule{border-color:#e0ae57!important}',
  '.words a{color:#e0ae57!important}}',
].join('');
const serif = "Cormorant,Georgia,'Times New Roman',serif";
const sans = "'Anek Latin',Arial,Helvetica,sans-serif";
const ink = '#1d1a2b';
const quiet = '#5c5668';
const gold = '#cd9f59';

/** Returns the HTML of a mail: one narrow column that mail programs without style sheets show as well. */
export function emailHtml(email: EmailContent): string {
  const { language, subject, opening, facts, words = [], link, steps, closing, call, picture } = email;
  return `<!doctype html>
<html lang="${language}-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="ground" style="margin:0;padding:0;background:#fbe6c6">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbe6c6"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="background:#0b1028;padding:28px 32px;color:#e0ae57;font:500 26px/32px ${serif};letter-spacing:5px;text-align:center">${escapeHtml(site.name.toUpperCase())}</td></tr>
${picture ? pictureRow(picture) : ''}
<tr><td class="sheet words" style="background:#fdf8ef;padding:32px 20px;color:${ink};font:17px/28px ${sans}">
${opening.map(paragraph).join('\n')}
${facts.length > 0 ? factsTable(facts) : ''}
${words.map(paragraph).join('\n')}
${link ? pageLink(link) : ''}${steps ? stepList(steps) : ''}
${call ? callLine(call) : ''}
${closing.map((text) => `<p class="quiet" style="margin:0 0 12px;color:${quiet};font-size:15px;line-height:24px">${lines(text)}</p>`).join('\n')}
</td></tr></table></td></tr></table></body></html>
`;
}

function pictureRow({ alt, width, height }: EmailPicture): string {
  return `<tr><td style="padding:0;line-height:0"><img src="cid:${pictureId}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:100%;height:auto;border:0"></td></tr>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${lines(text)}</p>`;
}

function factsTable(facts: EmailContent['facts']): string {
  const row = ([label, value]: [string, string]) =>
    `<tr><td class="quiet rule" style="padding:10px 16px 10px 0;vertical-align:top;white-space:nowrap;color:${quiet};border-bottom:1px solid ${gold}">${lines(label)}</td>` +
    `<td class="rule" style="padding:10px 0;text-align:right;overflow-wrap:anywhere;word-break:break-word;border-bottom:1px solid ${gold}"><strong>${linked(value)}</strong></td></tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:8px 0 24px">${facts.map(row).join('\n')}</table>`;
}

function stepList({ heading, items }: { heading: string; items: string[] }): string {
  const list = items.map((item) => `<li style="margin:0 0 8px">${lines(item)}</li>`).join('');
  return `<h2 style="margin:0 0 8px;font:500 24px/32px ${serif}">${lines(heading)}</h2><ol style="margin:0 0 20px;padding-left:24px">${list}</ol>`;
}

function callLine({ label, phone }: { label: string; phone: string }): string {
  return `<p style="margin:0 0 20px">${lines(label)}: ${phoneLink(phone)}</p>`;
}

function pageLink({ label, href, about }: NonNullable<EmailContent['link']>): string {
  return (
    `<p style="margin:0 0 16px">${lines(about)}</p><p style="margin:0 0 28px">` +
    `<a href="${escapeHtml(href)}" style="display:inline-block;background:${gold};color:#0b1028;padding:12px 28px;text-decoration:none"><strong>${lines(label)}</strong></a></p>`
  );
}

/** A phone number is never broken over two lines. */
function phoneLink(phone: string): string {
  return `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}" style="white-space:nowrap"><strong>${lines(phone)}</strong></a>`;
}

/** Makes a link of a phone number or an e-mail address. */
function linked(value: string): string {
  if (/^\+\d{6,15}$/.test(value)) return phoneLink(value);
  if (/^[^\s@<>?&]+@[^\s@<>?&]+$/.test(value)) return `<a href="mailto:${escapeHtml(value)}">${lines(value)}</a>`;
  return lines(value);
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => lookUp(entities, character) ?? character);
}

type CalendarEntry = CalendarTime & {
  reference: string;
  language: Language;
  title: string;
  place: string | undefined;
  details: string;
  stamp: Date;
};

type CalendarTime =
  /** The first day, and in `until` the day after the last one: the day of departure. */
  | { from: Day; until?: Day; starts?: undefined }
  /** An hour that is agreed, such as that of a visit. */
  | { starts: Date };

/** Writes a calendar entry (RFC 5545). Whole days are tentative, because nothing is agreed yet. */
export function calendarFile(day: CalendarEntry): CalendarFile {
  const { reference, language, title, place, details, stamp } = day;
  const uid = createHash('sha256').update(reference).digest('hex').slice(0, 32);
  const entry = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Tivoli//Website//${language.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@tivoli`,
    `DTSTAMP:${moment(stamp)}`,
    ...timesOf(day),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `DESCRIPTION:${escapeText(details)}`,
    ...(day.starts ? ['STATUS:CONFIRMED'] : ['STATUS:TENTATIVE', 'TRANSP:TRANSPARENT']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { name: `${reference}.ics`, content: `${entry.map(folded).join('\r\n')}\r\n` };
}

function timesOf(day: CalendarTime): string[] {
  if (day.starts)
    return [`DTSTART:${moment(day.starts)}`, `DTEND:${moment(new Date(day.starts.getTime() + 3_600_000))}`];
  const { from, until = addDays(from, 1) } = day;
  return [`DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`];
}

const moment = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
}

/** Folds a line after at most 75 bytes; each further line begins with a space, and no character is cut. */
function folded(line: string): string {
  let length = 0;
  let out = '';
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > 75) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += bytes;
  }
  return out;
}
