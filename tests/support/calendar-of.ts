import type { Email } from 'postal-mime';

/** Returns the lines of the calendar file that is attached to a mail, without line folding. */
export function calendarOf({ attachments }: Email): string[] {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return new TextDecoder()
    .decode(file?.content as ArrayBuffer)
    .replace(/\r?\n /g, '')
    .split(/\r?\n/);
}
