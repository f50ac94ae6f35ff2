import type { EnquiryRecord, FieldErrors } from '#domain/enquiry.ts';

/** What a form post became. An expected failure is a value. */
export type SubmitResult =
  | { kind: 'stored'; enquiry: EnquiryRecord; repeated: boolean }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'unavailable' };

export interface Enquiries {
  /**
   * Stores booking, lead and the queued notification in one transaction; the same submission id with the same
   * content answers with the first result.
   */
  submit(input: Record<string, unknown>): Promise<SubmitResult>;
}
