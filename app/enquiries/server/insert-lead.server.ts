import type { Campaign } from '#app/forms/campaign.ts';
import type { PhoneNumber } from '#app/forms/field-rules.ts';
import { hashOf } from '#app/forms/server/content-hash.server.ts';
import { type Stored, type StoreParts, storeOnce } from '#app/forms/server/store-once.server.ts';
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

/** A lead that is no booking's, and its queued mail, in one transaction, as `storeOnce` keeps it. */
export function insertLead(
  { lead, campaign, submissionId, spamReasons }: LeadSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { source, name, email, phone, notes } = lead;
  const hash = hashOf([source, name, email, phone?.number ?? null, notes]);
  return storeOnce({ table: 'leads', hash, submissionId, spamReasons }, parts, async (transaction, columns) => {
    const record = await transaction
      .insertInto('leads')
      .values({
        ...columns,
        ...campaign,
        source,
        notes,
        customer_name: name,
        customer_email: email,
        customer_phone: phone?.number ?? null,
        status: 'new',
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    await queueMail(transaction, { of: 'leads', id: record.id, columns });
    return record;
  });
}
