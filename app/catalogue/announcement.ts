/** One line above the header, which staff write: a closing, a date, a new house. */
export interface Announcement {
  message: string;
  /** Where it leads, a page of ours or an address, and what the link says; both or neither. */
  link?: { label: string; url: string };
  /** ISO time. */
  startsAt: string;
  /** ISO time; absent: until somebody takes it down. */
  endsAt?: string;
}
