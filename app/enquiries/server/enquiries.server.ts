import { enquirySummary } from '#app/enquiries/confirmation/enquiry-summary.server.ts';
import { type EnquirySummary, requiredFields, type SentEnquiry, variantOf } from '#app/enquiries/event/enquiry.ts';
import { type SubmitEnquiryParts, submitEnquiry } from '#app/enquiries/event/submit-enquiry.server.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { unknownSender } from '#app/forms/server/read-hidden-fields.server.ts';
import type { Database } from '#platform/database/open-database.ts';
import { errorFields } from '#platform/telemetry/logging.ts';

export interface Enquiries {
  /**
   * Stores booking, lead and the queued mail in one transaction; the same submission id with the same content answers
   * with the first result. Never throws.
   */
  submit(values: FormValues, sender?: SenderFacts): Promise<SubmitResult<SentEnquiry>>;
  /** The fields that the posted variant cannot do without. */
  required(values: FormValues): readonly string[];
  /**
   * What the confirmation shows; null where there is no such enquiry or the database is away. Whoever asks must have
   * made sure that the visitor is its sender.
   */
  summary(reference: string): Promise<EnquirySummary | null>;
}

interface Parts extends SubmitEnquiryParts {
  database: Pick<Database, 'reads' | 'writes'>;
}

export function createEnquiries(parts: Parts): Enquiries {
  const { database, venues, log } = parts;
  return {
    submit: (values, sender = unknownSender) => submitEnquiry(values, sender, parts),
    required: (values) => requiredFields(variantOf(values)),
    async summary(reference) {
      try {
        return await enquirySummary(database.reads, venues, reference);
      } catch (error) {
        log.warn({ error: errorFields(error) }, 'the summary of an enquiry could not be read');
        return null;
      }
    },
  };
}
