import { queueMail } from '#app/enquiries/emails/queue-emails.server.ts';
import type { PhoneNumber } from '#app/forms/rules/field-rules.ts';
import type { Campaign } from '#app/forms/server/read-hidden-fields.server.ts';
import { hashOf, type Stored, type StoreParts, storeOnce } from '#app/forms/server/store-once.server.ts';
import { insertLead } from './insert-lead.server.ts';

interface LeadSubmission {
  lead: {
    source: 'loyalty' | 'website_contact';
    name: string;
    email: string;
    phone: PhoneNumber | null;
    notes: string;
  };
  campaign: Campaign;
  submissionId: string | null;
  /** Empty if nothing is suspicious. */
  spamReasons: string[];
}

/** Stores a lead that belongs to no booking, and queues its mail, in one transaction. */
export function storeLead(
  { lead, campaign, submissionId, spamReasons }: LeadSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { source, name, email, notes } = lead;
  const phone = lead.phone?.number ?? null;
  const hash = hashOf([source, name, email, phone, notes]);
  return storeOnce({ table: 'leads', hash, submissionId, spamReasons }, parts, async (transaction, columns) => {
    const customer = { name, email, phone };
    const record = await insertLead(transaction, { source, customer, notes, campaign, columns });
    await queueMail(transaction, { of: 'leads', id: record.id, columns });
    return record;
  });
}
