export type FieldErrors = Partial<Record<string, string>>;

/** What the confirmation shows of a stored enquiry. */
export interface EnquiryRecord {
  id: string;
  /** e.g. "TV-7K3M9Q". */
  reference: string;
}
