import type { Transaction } from 'kysely';
import type { StoredRecord } from '#app/forms/form-types.ts';
import type { SubmissionColumns } from '#app/forms/store-once.server.ts';
import { cleanLine } from '#platform/clean-text.ts';
import type { DB } from '#platform/database/types.ts';

/** The longest text of each column of a lead that says where its visitor came from. */
const campaignFields = {
  utm_source: 200,
  utm_medium: 200,
  utm_campaign: 200,
  utm_term: 200,
  utm_content: 200,
  /** The host alone, because an address may contain personal data. */
  referrer_host: 255,
  /** The tab's first page, without its query. */
  landing_path: 500,
} as const;
export type Campaign = Partial<Record<keyof typeof campaignFields, string>>;

/** Reads where the visitor came from, a query string that the form's script sends; other names are left out. */
export function readCampaign(text: string): Campaign {
  const sent = new URLSearchParams(text);
  const campaign: Campaign = {};
  for (const [field, limit] of Object.entries(campaignFields) as [keyof Campaign, number][]) {
    const value = cleanLine(sent.get(field) ?? '').slice(0, limit);
    if (value && isPossible(field, value)) campaign[field] = value;
  }
  return campaign;
}

function isPossible(field: keyof Campaign, value: string): boolean {
  if (field === 'landing_path') return /^\/[^?#]*$/.test(value);
  if (field === 'referrer_host') return /^[\p{L}\p{N}.-]+(?::\d+)?$/u.test(value);
  return true;
}

interface Lead {
  source: 'venue_booking' | 'room_booking' | 'loyalty' | 'website_contact';
  /** The booking of the lead; a lead without one has the submission's id and hash itself. */
  bookingId?: string;
  customer: { name: string; email: string; phone: string | null };
  /** Slug of the property. */
  venueId?: string | null;
  notes: string;
  campaign: Campaign;
  columns: SubmissionColumns;
}

/** Inserts a lead, which is what the sales team works on. */
export function insertLead(transaction: Transaction<DB>, lead: Lead): Promise<Omit<StoredRecord, 'mail'>> {
  const { source, bookingId, customer, venueId = null, notes, campaign, columns } = lead;
  const { submission_id, content_hash, ...shared } = columns;
  return transaction
    .insertInto('leads')
    .values({
      ...shared,
      ...campaign,
      ...(bookingId ? { booking_id: bookingId } : { submission_id, content_hash }),
      source,
      notes,
      venue_id: venueId,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      status: 'new',
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}
