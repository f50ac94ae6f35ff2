/** How long each kind of record is kept, in months; the database's table `site.retention` says the same. */
export const retentionMonths = {
  /** Enquiries, room requests and leads, counted from the day of the event or the stay where that is later. */
  enquiry: 24,
  application: 12,
  /** What was held back and never released. */
  spam: 3,
  /** That a mail was sent, not what it said. */
  mail: 12,
} as const;
