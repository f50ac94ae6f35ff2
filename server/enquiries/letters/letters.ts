import type { Kysely } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { MailSubject } from '#server/jobs/queues.ts';
import type { Letter } from '#server/mail/letter.ts';
import { applicationLetters } from './application-letters.ts';
import { leadLetters } from './lead-letters.ts';
import type { FindMailProperty } from './mail-property.ts';
import { roomLetters } from './room-letters.ts';
import { venueLetters } from './venue-letters.ts';

/** Both mails about one thing that a visitor sent. */
export interface Letters {
  name: string;
  /** The sender's. */
  email: string;
  createdAt: Date;
  /** Where the team reads; absent: the general sales inbox. */
  inbox?: string | undefined;
  acknowledgement: Letter;
  alert: Letter;
}

export interface LetterParts {
  database: Kysely<DB>;
  property: FindMailProperty;
}

/** Null where the row is gone: it was erased in the meantime. */
type ReadLetters = (parts: LetterParts, id: string) => Promise<Letters | null>;

export const letters: Record<MailSubject, ReadLetters> = {
  venue_bookings: venueLetters,
  room_bookings: roomLetters,
  leads: leadLetters,
  career_applications: applicationLetters,
};
