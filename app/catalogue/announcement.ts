/** A line that staff write and that stands above the header, such as a closing or a new hotel. */
export interface Announcement {
  message: string;
  /** Where the line leads, to a page of ours or elsewhere, and what the link says. */
  link?: { label: string; url: string };
  /** ISO time. */
  startsAt: string;
  /** ISO time; without one it is shown until somebody hides it. */
  endsAt?: string;
}
