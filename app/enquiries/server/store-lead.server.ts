import type { Campaign } from '#app/forms/campaign.ts';
import type { PhoneNumber } from '#app/forms/field-rules.ts';
import { hashOf } from '#app/forms/server/content-hash.server.ts';
import { type Stored, type StoreParts, storeOnce } from '#app/forms/server/store-once.server.ts';
import { insertLead } from './insert-lead.server.ts';
import { queueMail } from './queue-emails.server.ts';

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
  /** Empty where nothing is wrong. */
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
