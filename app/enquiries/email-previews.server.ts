import { Hono } from 'hono';
import { sql } from 'kysely';
import { emailHtml, emailText, pictureId } from '#app/emails/email-layout.server.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import type { EmailParts } from './acknowledgement-and-alert.server.ts';
import { emailPairs } from './visitor-mails.server.ts';

interface Subject {
  subject: SubmissionTable;
  id: string;
  reference: string;
}

/** Shows the mails about the latest fifty forms at `/api/mail`, in development only. */
export function createMailPreviews(parts: EmailParts): Hono {
  const app = new Hono();

  app.get('/', async (context) => {
    const { rows } = await sql<Subject>`
      select * from (
        select 'venue_bookings' as subject, id, reference, created_at from venue_bookings
        union all select 'room_bookings', id, reference, created_at from room_bookings
        union all select 'leads', id, reference, created_at from leads where booking_id is null
        union all select 'career_applications', id, reference, created_at from career_applications) s
      order by created_at desc limit 50`.execute(parts.database);
    const link = ({ subject, id }: Subject, kind: string) => `<a href="mail/${subject}/${id}/${kind}">${kind}</a>`;
    const lines = rows.map(
      (row) => `<li>${row.reference} (${row.subject}): ${link(row, 'acknowledgement')}, ${link(row, 'alert')}</li>`,
    );
    return context.html(`<!doctype html><title>Mail</title><h1>Mail</h1><ul>${lines.join('')}</ul>`);
  });

  app.get('/:subject/:id/:kind{acknowledgement|alert}', async (context) => {
    const { subject, id, kind } = context.req.param();
    const read = Object.entries(emailPairs).find(([name]) => name === subject)?.[1];
    const found = await read?.(parts, id);
    if (!found) return context.notFound();
    const email = kind === 'alert' ? found.alert : found.acknowledgement;
    if (context.req.query('as') === 'text') return context.text(emailText(email));
    const picture = email.picture?.bytes.toString('base64') ?? '';
    return context.html(emailHtml(email).replace(`cid:${pictureId}`, `data:image/jpeg;base64,${picture}`));
  });
  return app;
}
