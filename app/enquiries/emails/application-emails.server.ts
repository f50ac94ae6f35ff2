import { site } from '#content/site.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import { type EmailPair, type EmailParts, emailPair } from './acknowledgement-and-alert.server.ts';

/** The mails about an application. The CV is not attached, because a mailbox is no safe place for it. */
export async function applicationEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('career_applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { name, email, phone, position } = row;
  return emailPair({
    row,
    inbox: site.careers.email,
    what: 'we have your application',
    thanks: 'Thank you for your application. Our team will contact you within 24 hours.',
    facts: [['Position', position]],
    steps: [
      'Our people team reads your application and your CV.',
      'They call or write to you within 24 hours.',
      'Where both sides see a fit, you meet the team you would work with.',
    ],
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
