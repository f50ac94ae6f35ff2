import type { Campaign } from '#domain/campaign.ts';
import type { EnquiryPhone } from '#domain/enquiry.ts';
import { hashOf } from './content-hash.ts';
import { queueMail } from './queue-mail.ts';
import { type Stored, type StoreParts, storeOnce } from './store-once.ts';

interface LeadSubmission {
  lead: {
    source: 'loyalty' | 'website_contact';
    name: string;
    email: string;
    phone: EnquiryPhone | null;
    notes: string;
  };
  campaign: Campaign;
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  reasonsToHold: string[];
}

/** A lead that is no booking's, and its queued mail, in one transaction, as `storeOnce` keeps it. */
export function storeLead(
  { lead, campaign, submissionId, reasonsToHold }: LeadSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { source, name, email, phone, notes } = lead;
  const hash = hashOf([source, name, email, phone?.number ?? null, notes]);
  return storeOnce({ table: 'leads', hash, submissionId, reasonsToHold }, parts, async (transaction, columns) => {
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
