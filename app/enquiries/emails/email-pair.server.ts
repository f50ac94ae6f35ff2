import type { Kysely } from 'kysely';
import type { EmailContent } from '#app/emails/email.server.ts';
import type { SubmissionTable } from '#app/forms/server/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';
import { applicationEmails } from './application-emails.server.ts';
import { leadEmails } from './lead-emails.server.ts';
import type { FindMailProperty } from './mail-property.server.ts';
import { roomEmails } from './room-emails.server.ts';
import { venueEmails } from './venue-emails.server.ts';

/** Both mails about one thing that a visitor sent. */
export interface EmailPair {
  name: string;
  /** The sender's e-mail address. */
  email: string;
  createdAt: Date;
  /** The team's address; absent: the general sales inbox. */
  inbox?: string | undefined;
  acknowledgement: EmailContent;
  alert: EmailContent;
}

export interface EmailParts {
  database: Kysely<DB>;
  property: FindMailProperty;
}

/** Returns null if the row no longer exists, because it was erased in the meantime. */
type ReadEmailPair = (parts: EmailParts, id: string) => Promise<EmailPair | null>;

export const emailPairs: Record<SubmissionTable, ReadEmailPair> = {
  venue_bookings: venueEmails,
  room_bookings: roomEmails,
  leads: leadEmails,
  career_applications: applicationEmails,
};
