/**
 * How many enquiries may come from where: above `hold` they are stored without mail for staff to see, above `flood` they
 * are refused. Many families share one address of a mobile carrier. Times are milliseconds.
 */
export const enquiryTraffic = {
  windowMs: 10 * 60_000,
  line: { hold: 10, flood: 100 },
  network: { hold: 40, flood: 400 },
  /** Enquiries of one e-mail address or phone number within a day; a family asks several hotels. */
  sameSender: 12,
  /** People who sent the same words within a day, where the words are long enough to be nobody's but a program's. */
  sameWords: 2,
  longWords: 40,
  /** Nobody fills in a form in less. */
  quickestMs: 2_000,
} as const;
