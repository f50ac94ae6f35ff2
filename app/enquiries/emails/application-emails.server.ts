import type { CareerPosition } from '#app/careers/position-label.ts';
import { site } from '#content/site.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import { type EmailPair, type EmailParts, emailPair, wordsFor } from './acknowledgement-and-alert.server.ts';

/** The mails about an application. The CV is not attached, because a mailbox is no safe place for it. */
export async function applicationEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('career_applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { name, email, phone, position } = row;
  const { texts, facts, positionLabel } = wordsFor(row);
  const { what, thanks, steps } = texts.application;
  return emailPair({
    row,
    inbox: site.careers.email,
    what,
    thanks,
    facts: [[facts.position, positionLabel(position as CareerPosition)]],
    steps,
    subject: `application, ${position}`,
    forTeam: [
      ['Position', position],
      ['Name', name],
      ['Phone', phone],
      ['Email', email],
      ['Address', row.address],
      ['CV', row.cv_filename ? displayFilename(row.cv_filename, 'CV') : 'none'],
    ],
    words: [`Why Tivoli:\n${row.motivation}`, row.cover_letter ? `Cover letter:\n${row.cover_letter}` : ''],
  });
}
