import type { EnquirySummary, EnquiryValues, SubmitResult } from '#domain/enquiry.ts';

export interface Enquiries {
  /**
   * Stores booking, lead and the queued notification in one transaction; the same submission id with the same
   * content answers with the first result (part 1, section 7, calls 1 and 2).
   */
  submit(values: EnquiryValues): Promise<SubmitResult>;
  /**
   * What the confirmation shows; null where there is no such enquiry or the database is away. Whoever asks must have
   * made sure that the visitor is its sender.
   */
  summary(reference: string): Promise<EnquirySummary | null>;
}
