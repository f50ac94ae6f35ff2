/** How long each kind of record is kept, in months; the database's table `site.retention` says the same. */
export const retentionMonths = {
  /** Enquiries, room requests and leads, counted from the day of the event or the stay where that is later. */
  enquiry: 24,
  application: 12,
  /** Enquiries and applications that were held back and never released. */
  spam: 3,
  /** The record that a mail was sent, without its text. */
  mail: 12,
} as const;
